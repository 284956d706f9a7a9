import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../testing';
import { browserOf, isinOf, listCompanies } from './watchlistFixtures';

/** What one device asks of a list. */
type Edit =
  | { kind: 'add'; isin: string }
  | { kind: 'remove'; isin: string }
  | { kind: 'note'; isin: string; note: string }
  | { kind: 'order'; isin: string; after: string | null };

type List = readonly { isin: string; note: string }[];

const isin = fc.integer({ min: 1, max: 4 }).map(isinOf);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), isin }),
  fc.record({ kind: fc.constant('remove' as const), isin }),
  fc.record({ kind: fc.constant('note' as const), isin, note: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constant('order' as const), isin, after: fc.option(isin) }),
);
const edits = fc.array(edit, { minLength: 1, maxLength: 3 });

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await listCompanies(app, 4);
});
afterAll(() => app.close());

type Browser = Awaited<ReturnType<typeof browserOf>>;

function send(device: Browser, id: string, { kind, isin: of, ...rest }: Edit) {
  const path = `watchlistcat/${id}`;
  if (kind === 'add') return device.ask('POST', `${path}/stocks`, { stocks: [{ isin: of }] });
  if (kind === 'remove') return device.ask('POST', `${path}/stocks/remove`, { isins: [of] });
  if (kind === 'note') return device.ask('PATCH', `${path}/stocks/${of}`, rest);
  return device.ask('PUT', `${path}/order`, { isin: of, ...rest });
}

/** The same edit in plain words. */
function applied(list: List, change: Edit): List {
  const own = list.find((row) => row.isin === change.isin);
  const others = list.filter((row) => row.isin !== change.isin);
  if (change.kind === 'add') return own ? list : [{ isin: change.isin, note: '' }, ...list];
  if (!own || change.kind === 'remove') return others;
  if (change.kind === 'note') return list.map((row) => (row === own ? { ...row, note: change.note } : row));
  if (change.after === null) return [own, ...others];
  const at = others.findIndex((row) => row.isin === change.after);
  return at === -1 ? list : others.toSpliced(at + 1, 0, own);
}

/** Every order in which the edits of two devices can happen. */
function interleavings(a: readonly Edit[], b: readonly Edit[]): Edit[][] {
  const [firstA, ...restA] = a;
  const [firstB, ...restB] = b;
  if (firstA === undefined) return [[...b]];
  if (firstB === undefined) return [[...a]];
  return [
    ...interleavings(restA, b).map((rest) => [firstA, ...rest]),
    ...interleavings(a, restB).map((rest) => [firstB, ...rest]),
  ];
}

async function sameSession(server: FastifyInstance): Promise<[Browser, Browser]> {
  const browser = await browserOf(server, 'ann');
  return [browser, browser];
}

async function readBy(device: Browser, id: string): Promise<List> {
  const { body } = await device.ask('GET', `watchlistcat/${id}`);
  expect(body.category.stock_count).toBe(body.stocks.length);
  return body.stocks.map(({ isin: of, note }: List[number]) => ({ isin: of, note }));
}

it('ends the same on two devices that change one list at once, as if one had come after the other', async () => {
  // one session: an account is signed in on one browser at a time, and both ask at the same moment
  const [desktop, phone] = await sameSession(app);
  await fc.assert(
    fc.asyncProperty(edits, edits, async (ofDesktop, ofPhone) => {
      const id = await desktop.create('Halal IT');
      try {
        await send(desktop, id, { kind: 'add', isin: isinOf(2) });
        await send(desktop, id, { kind: 'add', isin: isinOf(1) });
        const work = async (device: Browser, mine: readonly Edit[]) => {
          for (const each of mine) expect((await send(device, id, each)).status).not.toBe(500);
        };
        await Promise.all([work(desktop, ofDesktop), work(phone, ofPhone)]);
        const [here, there] = [await readBy(desktop, id), await readBy(phone, id)];
        expect(here).toEqual(there);
        const start: List = [1, 2].map((n) => ({ isin: isinOf(n), note: '' }));
        const possible = interleavings(ofDesktop, ofPhone).map((inTurn) => inTurn.reduce(applied, start));
        expect(possible).toContainEqual(here);
      } finally {
        await desktop.ask('DELETE', `watchlistcat/${id}`);
      }
    }),
    { numRuns: 60 },
  );
});
