import type { EditionDiff, EditionEntry, PublishedReply } from '@tayyib/shared/contracts';
import { VerdictReceipt } from '@tayyib/shared/contracts';
import { standardById, standardIds } from '@tayyib/shared/shariah';
import type { Standard } from '@tayyib/shared/shariah';
import type { FastifyInstance } from 'fastify';
import { seedSample } from '../../../../seed/seedSample';
import type { PersonName } from '../../../../testing';
import { buildTestApp, signedIn } from '../../../../testing';
import { adoptShippedEditions } from './adoptShippedEditions';
import { checkReceipt } from '../receipts/checkReceipt';
import { currentVerdict, verdictHistory } from '../verdictsRepository';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const reliance = 'INE002A01018';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await adoptShippedEditions(app.db);
  await seedSample(app.db);
});
afterAll(() => app.close());

const send = async (method: 'GET' | 'POST', path: string, payload?: object, who: PersonName = 'adil') => {
  const headers = await signedIn(app, who);
  return app.inject({ method, url: `/api/staff/standards${path}`, headers, ...(payload && { payload }) });
};

const signed = { reason: 'The body lowered its limit on debt.' };

/** TASIS with another limit on debt. Reliance is at 18.50%. */
const draftOf = (edition: string, limit: number): Standard => ({
  ...standardById.TASIS,
  edition,
  ratios: standardById.TASIS.ratios.map((rule) => (rule.id === 'debt' ? { ...rule, limit } : rule)),
});

it('the server starts with the editions the product ships, and stores them once', async () => {
  await adoptShippedEditions(app.db);
  const entries = (await send('GET', '')).json<EditionEntry[]>();
  expect(entries.map(({ standard }) => standard).sort()).toEqual([...standardIds].sort());
  expect(entries.every(({ current, publishedBy }) => current && publishedBy === null)).toBe(true);
});

it('standards are open to advisors alone', async () => {
  expect((await send('GET', '', undefined, 'sana')).statusCode).toBe(403);
  expect((await send('POST', '/TASIS/drafts', draftOf('2027-01', 0.18), 'paro')).statusCode).toBe(403);
});

it.each(['javascript:alert(document.cookie)', 'data:text/html,x', 'file:///etc/passwd'])(
  'refuses %s as the address of a citation, which is drawn as a link',
  async (address) => {
    const draft = draftOf('2027-09', 0.18);
    const ratios = draft.ratios.map((rule) => ({
      ...rule,
      sources: rule.sources.map((source) => ({ ...source, address })),
    }));
    const reply = await send('POST', '/TASIS/drafts', { ...draft, ratios });
    expect(reply.statusCode).toBe(400);
  },
);

it('previews the changes of a draft, then judges by it', async () => {
  expect((await send('POST', '/TASIS/drafts', draftOf('2027-01', 0.18))).statusCode).toBe(201);
  const diff = (await send('GET', '/TASIS/drafts/2027-01/diff')).json<EditionDiff>();
  expect(diff.judged).toBe(71);
  expect(diff.changes.find(({ symbol }) => symbol === 'RELIANCE')).toEqual({
    isin: reliance,
    symbol: 'RELIANCE',
    from: 3,
    to: 4,
    why: 'Interest-bearing debt is 18.49% of total assets; the limit is 18%.',
  });
  expect((await currentVerdict(app.db, reliance, 'TASIS'))?.status).toBe(3);

  const rules = async (held: unknown) =>
    app.inject({
      url: '/api/standards/TASIS',
      headers: { ...(await signedIn(app, 'ann')), 'if-none-match': String(held) },
    });
  const { etag } = (await rules('none')).headers;
  expect((await rules(etag)).statusCode).toBe(304);

  expect((await send('POST', '/TASIS/drafts/2027-01/publish', { reason: '' })).statusCode).toBe(400);
  const published = await send('POST', '/TASIS/drafts/2027-01/publish', signed);
  expect(published.json<PublishedReply>()).toMatchObject({
    edition: { edition: '2027-01', publishedBy: 'Adil Alim', publishedFor: signed.reason, current: true },
    verdictsAdded: 71,
  });
  // every viewer of a verdict may read the rules behind it
  const read = await rules(etag);
  expect(read.json()).toMatchObject({ edition: '2027-01' });
  expect(await currentVerdict(app.db, reliance, 'TASIS')).toMatchObject({
    status: 4,
    standard: { edition: '2027-01' },
  });
  expect((await verdictHistory(app.db, reliance, 'TASIS')).at(-1)?.cause).toBe(
    `Edition 2027-01 published by Adil Alim: ${signed.reason}`,
  );
  expect((await currentVerdict(app.db, reliance, 'MSCI'))?.standard.edition).toBe(standardById.MSCI.edition);
});

it('gives receipts that hold the rules of an edition only we had', async () => {
  const headers = await signedIn(app, 'ann');
  const reply = await app.inject({ url: `/api/stocks/${reliance}/receipt`, headers });
  const receipt = VerdictReceipt.parse(JSON.parse(reply.body));
  expect(receipt.standard.edition).toBe('2027-01');
  expect(checkReceipt(receipt)).toMatchObject({ isHashRight: true, isStatusRight: true, status: 4 });
});

it('never changes a published edition, and a start does not restore the shipped one', async () => {
  const again = await send('POST', '/TASIS/drafts', draftOf('2027-01', 0.5));
  expect(again.statusCode).toBe(409);
  expect((await send('POST', '/TASIS/drafts/2027-01/publish', signed)).statusCode).toBe(409);
  await adoptShippedEditions(app.db);
  expect((await currentVerdict(app.db, reliance, 'TASIS'))?.standard.edition).toBe('2027-01');
});

it.each<[string, object]>([
  ['a limit above 100%', draftOf('2027-02', 1.5)],
  [
    'a rule without a source',
    { ...draftOf('2027-02', 0.2), business: { ...standardById.TASIS.business, sources: [] } },
  ],
  [
    'a ratio twice',
    { ...draftOf('2027-02', 0.2), ratios: [...standardById.TASIS.ratios, ...standardById.TASIS.ratios] },
  ],
  [
    'a figure no filing has',
    JSON.parse(JSON.stringify(draftOf('2027-02', 0.2)).replaceAll('totalAssets', 'goodwillOfNobody')),
  ],
])('refuses an edition with %s', async (_what, draft) => {
  expect((await send('POST', '/TASIS/drafts', draft)).statusCode).toBe(400);
});

it('refuses an edition under another standard, and knows no edition it was not given', async () => {
  expect((await send('POST', '/MSCI/drafts', draftOf('2027-02', 0.2))).statusCode).toBe(422);
  expect((await send('GET', '/TASIS/drafts/2031-01/diff')).statusCode).toBe(404);
});

it('an edition is published by another person than its author, in production', async () => {
  const { modules } = app.config;
  modules.needsSecondPerson = true;
  try {
    expect((await send('POST', '/TASIS/drafts', draftOf('2027-11', 0.18))).statusCode).toBe(201);
    const own = await send('POST', '/TASIS/drafts/2027-11/publish', signed);
    expect([own.statusCode, own.json().code]).toEqual([409, 'second-person-needed']);
    expect((await send('POST', '/TASIS/drafts/2027-11/publish', signed, 'amin')).statusCode).toBe(200);
  } finally {
    modules.needsSecondPerson = false;
  }
});
