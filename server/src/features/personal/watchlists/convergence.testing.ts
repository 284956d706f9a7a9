import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { WatchedStock, WatchlistColumn } from '@tayyib/shared/contracts';
import { browserOf, isinOf } from './watchlistFixtures';

/** Two lists of one user: stocks are copied and moved between them. */
type ListName = 'here' | 'there';
type Stock = Pick<WatchedStock, 'isin' | 'note' | 'tags' | 'targetRupees'>;
type List = Readonly<{ stocks: readonly Stock[]; columns: readonly WatchlistColumn[] | null }>;
type Lists = Readonly<Record<ListName, List>>;

/** What one device asks of a list. */
type Edit = { list: ListName } & (
  | { kind: 'add'; isin: string }
  | { kind: 'remove'; isins: readonly string[] }
  | { kind: 'remark'; isin: string; remarks: Partial<Omit<Stock, 'isin'>> }
  | { kind: 'order'; isin: string; after: string | null }
  | { kind: 'copy'; isins: readonly string[]; move: boolean }
  | { kind: 'columns'; columns: readonly WatchlistColumn[] | null }
);

const listName = fc.constantFrom<ListName>('here', 'here', 'there');
const isin = fc.integer({ min: 1, max: 4 }).map(isinOf);
const isins = fc.uniqueArray(isin, { minLength: 1, maxLength: 3 });
const kind = <Kind extends Edit['kind']>(name: Kind) => ({ list: listName, kind: fc.constant(name) });
const remarks = fc.record(
  {
    note: fc.constantFrom('', 'a', 'b'),
    tags: fc.uniqueArray(fc.constantFrom('core', 'IT', 'exit'), { maxLength: 2 }),
    targetRupees: fc.option(fc.constantFrom(10.5, 99.99)),
  },
  { requiredKeys: [] },
);
const columns = fc.option(
  fc.uniqueArray(fc.constantFrom<WatchlistColumn>('price', 'note', 'target'), { minLength: 1 }),
);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ ...kind('add'), isin }),
  fc.record({ ...kind('remove'), isins }),
  fc.record({ ...kind('remark'), isin, remarks }),
  fc.record({ ...kind('order'), isin, after: fc.option(isin) }),
  fc.record({ ...kind('copy'), isins, move: fc.boolean() }),
  fc.record({ ...kind('columns'), columns }),
);
const edits = fc.array(edit, { minLength: 1, maxLength: 3 });

type Browser = Awaited<ReturnType<typeof browserOf>>;
type Ids = Readonly<Record<ListName, string>>;
const other = { here: 'there', there: 'here' } as const;

function send(device: Browser, ids: Ids, change: Edit) {
  const path = `watchlistcat/${ids[change.list]}`;
  switch (change.kind) {
    case 'add':
      return device.ask('POST', `${path}/stocks`, { stocks: [{ isin: change.isin }] });
    case 'remove':
      return device.ask('POST', `${path}/stocks/remove`, { isins: change.isins });
    case 'remark':
      return device.ask('PATCH', `${path}/stocks/${change.isin}`, change.remarks);
    case 'order':
      return device.ask('PUT', `${path}/order`, { isin: change.isin, after: change.after });
    case 'copy': {
      const to = ids[other[change.list]];
      return device.ask('POST', `${path}/stocks/copy`, { isins: change.isins, to, move: change.move });
    }
    case 'columns':
      return device.ask('PUT', `${path}/columns`, { columns: change.columns });
  }
}

const plain = (of: string): Stock => ({ isin: of, note: '', tags: [], targetRupees: null });

/** The same edit in plain words. */
function applied(lists: Lists, change: Edit): Lists {
  const { stocks } = lists[change.list];
  const changed = (next: readonly Stock[]): Lists => ({
    ...lists,
    [change.list]: { ...lists[change.list], stocks: next },
  });
  switch (change.kind) {
    case 'add':
      return stocks.some((row) => row.isin === change.isin)
        ? lists
        : changed([plain(change.isin), ...stocks]);
    case 'remove':
      return changed(stocks.filter((row) => !change.isins.includes(row.isin)));
    case 'remark':
      return changed(stocks.map((row) => (row.isin === change.isin ? { ...row, ...change.remarks } : row)));
    case 'order':
      return changed(reordered(stocks, change.isin, change.after));
    case 'copy':
      return copied(lists, change);
    case 'columns':
      return { ...lists, [change.list]: { stocks, columns: change.columns } };
  }
}

function reordered(stocks: readonly Stock[], of: string, after: string | null): readonly Stock[] {
  const own = stocks.find((row) => row.isin === of);
  const others = stocks.filter((row) => row.isin !== of);
  if (!own) return stocks;
  if (after === null) return [own, ...others];
  const at = others.findIndex((row) => row.isin === after);
  return at === -1 ? stocks : others.toSpliced(at + 1, 0, own);
}

/** The new ones come on top of the other list with what is written beside them; those it has stay as they are. */
function copied(lists: Lists, { list, isins: wanted, move }: Extract<Edit, { kind: 'copy' }>): Lists {
  const from = lists[list];
  const to = lists[other[list]];
  const isWanted = (row: Stock) => wanted.includes(row.isin);
  const fresh = from.stocks.filter(
    (row) => isWanted(row) && !to.stocks.some((present) => present.isin === row.isin),
  );
  return {
    ...lists,
    [list]: move ? { ...from, stocks: from.stocks.filter((row) => !isWanted(row)) } : from,
    [other[list]]: { ...to, stocks: [...fresh, ...to.stocks] },
  };
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

/** Premium: it has two lists. */
async function sameSession(server: FastifyInstance): Promise<[Browser, Browser]> {
  const browser = await browserOf(server, 'paro');
  return [browser, browser];
}

async function readList(device: Browser, id: string): Promise<List> {
  const { body } = await device.ask('GET', `watchlistcat/${id}`);
  expect(body.category.stock_count).toBe(body.stocks.length);
  const stocks = body.stocks.map(({ isin: of, note, tags, targetRupees }: Stock) => ({
    isin: of,
    note,
    tags,
    targetRupees,
  }));
  return { stocks, columns: body.columns };
}

const readBy = async (device: Browser, ids: Ids): Promise<Lists> => ({
  here: await readList(device, ids.here),
  there: await readList(device, ids.there),
});

/**
 * Two devices that change the same lists at once end the same, as if one had come after the other. The server knows four companies.
 * @param runs which edits are tried: fast-check's number of runs and seed
 */
export async function expectConvergence(
  app: FastifyInstance,
  runs: Readonly<{ numRuns: number; seed?: number }>,
): Promise<void> {
  // one session: an account is signed in on one browser at a time, and both ask at the same moment
  const [desktop, phone] = await sameSession(app);
  await fc.assert(
    fc.asyncProperty(edits, edits, async (ofDesktop, ofPhone) => {
      const ids = { here: await desktop.create('Halal IT'), there: await desktop.create('Ideas') };
      try {
        const setUp: Edit[] = [
          { list: 'here', kind: 'add', isin: isinOf(2) },
          { list: 'here', kind: 'add', isin: isinOf(1) },
          { list: 'there', kind: 'add', isin: isinOf(2) },
          { list: 'there', kind: 'remark', isin: isinOf(2), remarks: { note: 'own', tags: ['core'] } },
        ];
        for (const each of setUp) expect((await send(desktop, ids, each)).status).toBe(200);
        const work = async (device: Browser, mine: readonly Edit[]) => {
          for (const each of mine) expect((await send(device, ids, each)).status).toBeLessThan(500);
        };
        await Promise.all([work(desktop, ofDesktop), work(phone, ofPhone)]);
        const one = await readBy(desktop, ids);
        const two = await readBy(phone, ids);
        expect(one).toEqual(two);
        const none: List = { stocks: [], columns: null };
        const start = setUp.reduce(applied, { here: none, there: none });
        const possible = interleavings(ofDesktop, ofPhone).map((inTurn) => inTurn.reduce(applied, start));
        expect(possible).toContainEqual(one);
      } finally {
        for (const id of Object.values(ids)) await desktop.ask('DELETE', `watchlistcat/${id}`);
      }
    }),
    runs,
  );
}
