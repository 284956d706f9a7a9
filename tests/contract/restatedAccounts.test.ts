import type { LedgerDue } from '@tayyib/shared/contracts';
import { LedgerReply, PurificationYearsReply } from '@tayyib/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { compareAccounts } from '../../mfe-tools/src/domain/ledger/compareAccounts';
import { correctionOf, whyRestated } from '../../mfe-tools/src/domain/ledger/correctionOf';
import { dueRequests } from '../../mfe-tools/src/domain/ledger/dueRequests';
import { newHolding, type Holding } from '../../mfe-tools/src/domain/purification/purificationForm';
import { purifyHolding } from '../../mfe-tools/src/domain/purification/purify';
import { methodIds, type MethodId } from '../../mfe-tools/src/domain/purification/sources';
import { corporateActions } from '../../server/src/database/schema/facts/corporateActionsTables';
import { filings } from '../../server/src/database/schema/facts/factsTables';
import type { FilingRow } from '../../server/src/features/facts/records/filingsRepository';
import { storeFilings } from '../../server/src/features/facts/ingest/feeds/storeFilings';
import { agreeToLedger } from '../../server/src/features/accounts/consents/consentFixtures';
import { buildSampleApp, signedIn, userIdOf } from '../../server/src/testing';

// A ledger on the account is filled from filings on file as the page does, a company files its accounts again, and the page's own
// functions compare and correct over HTTP.

const isin = 'INE002A01018';
const yearTo = '2024-03-31';
const holding: Holding = {
  ...newHolding('1', 'Reliance Industries', isin),
  shares: 137,
  boughtOn: '2023-05-02',
  soldOn: '2024-03-31',
  paidRupees: 250_000,
  receivedRupees: 400_000,
};
/** Some methods count what is held on the last day. */
const parts = [holding, { ...holding, id: '2', shares: 11, soldOn: null }];

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildSampleApp();
  headers = await signedIn(app, 'paro');
  await agreeToLedger(app, await userIdOf(app, 'paro'));
  const said = { publisher: 'NSE', document: 'actions.csv', asOf: '2026-11-01', contentHash: 'test' };
  const dividend = { ...said, isin, part: 0, kind: 'dividend', exDate: '2023-08-21' } as const;
  await app.db
    .insert(corporateActions)
    .values({ ...dividend, subject: 'Dividend - Rs 9', dividendRupees: '9' });
});
afterAll(() => app.close());

const yearsOnFile = async () =>
  PurificationYearsReply.parse(
    (await app.inject({ url: `/api/purification/years?isins=${isin}&standard=TASIS`, headers })).json(),
  );
const ledger = async () =>
  LedgerReply.parse((await app.inject({ url: '/api/purification/ledger', headers })).json()).lines;
const owe = async (dues: readonly LedgerDue[]) =>
  app.inject({ method: 'POST', url: '/api/purification/ledger/dues', headers, payload: { dues } });

/** What the calculator asks for by the accounts on file, the most where they leave a range. */
async function dueNow(method: MethodId): Promise<LedgerDue> {
  const { companies, day, standard } = await yearsOnFile();
  const results = parts.map((part) => purifyHolding(part, companies[0] ?? null, day));
  const options = { method, standard: 'TASIS', day, edition: standard.edition, open: 'most' } as const;
  const due = dueRequests(results, options).dues.find((each) => each.yearTo === yearTo);
  if (due === undefined) throw new Error('The accounts of the year are not on file.');
  return due;
}

/** Files the consolidated accounts of the year again with more interest income. */
async function fileAgain(publishedOn: string) {
  const ofYear = and(
    eq(filings.isin, isin),
    eq(filings.periodEnd, yearTo),
    eq(filings.nature, 'consolidated'),
  );
  const [stored] = await app.db.select().from(filings).where(ofYear);
  if (stored === undefined) throw new Error('The accounts of the year are not on file.');
  const filing: FilingRow = { ...stored };
  delete filing.id;
  const interestIncome = Math.round((filing.amounts.interestIncome ?? 0) * 1.07);
  const row = {
    ...filing,
    publishedOn,
    document: `restated-${publishedOn}.xml`,
    amounts: { ...filing.amounts, interestIncome },
  };
  const outcome = await app.db.transaction((tx) => storeFilings(tx, [{ line: 1, row }]));
  expect(outcome).toMatchObject({ stored: 1, refused: [] });
}

it.each(
  methodIds.map((method, at) => [
    method,
    `2024-0${at + 6}-10`,
    `10 ${['Jun', 'Jul', 'Aug', 'Sept'][at]} 2024`,
  ]),
)(
  'a due by %s is corrected once to what is due by accounts restated on %s',
  async (id, publishedOn, spoken) => {
    const method = methodIds.find((each) => each === id) ?? 'dividend';
    await app.inject({ method: 'DELETE', url: '/api/purification/ledger', headers });
    await owe([await dueNow(method)]);
    const [first] = await ledger();
    expect(first).toMatchObject({ isin, yearTo, method });
    const before = compareAccounts(await ledger(), [await yearsOnFile()]);
    expect(before).toMatchObject({ restated: [], incomparable: [], sameCount: 1 });

    await fileAgain(publishedOn);
    const expected = await dueNow(method);
    expect(expected.duePaise).toBeGreaterThan(first?.amountPaise ?? Infinity);
    const { restated } = compareAccounts(await ledger(), [await yearsOnFile()]);
    expect(restated.map(whyRestated)).toEqual([`Accounts of the year to 31 Mar 2024 restated on ${spoken}`]);
    expect(restated).toMatchObject([{ correctedPaise: expected.duePaise }]);

    const corrections = restated.flatMap((each) => correctionOf(each) ?? []);
    const replies = await Promise.all(Array.from({ length: 4 }, () => owe(corrections)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const lines = await ledger();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toEqual(first);
    expect(lines[1]?.amountPaise).toBe(expected.duePaise - (first?.amountPaise ?? NaN));
    expect(compareAccounts(lines, [await yearsOnFile()])).toMatchObject({ restated: [], sameCount: 1 });
    // the calculator agrees, and adds nothing
    await owe([await dueNow(method)]);
    expect(await ledger()).toHaveLength(2);
  },
);

it('does not compare for a plan without the accounts of each year', async () => {
  const own = await signedIn(app, 'ann');
  const url = `/api/purification/years?isins=${isin}&standard=TASIS`;
  const reply = PurificationYearsReply.parse((await app.inject({ url, headers: own })).json());
  const { restated, incomparable } = compareAccounts(await ledger(), [reply]);
  expect(restated).toEqual([]);
  expect(incomparable.map(({ why }) => why)).toEqual(['locked']);
});
