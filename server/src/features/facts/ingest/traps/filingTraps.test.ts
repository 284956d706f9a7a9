import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fundamentals } from '@tayyib/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, signedIn } from '../../../../testing';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { currentVerdict } from '../../verdicts/verdictsRepository';
import { filings, securities } from '../../../../database/schema/facts/factsTables';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { nseFile } from '../feedFixtures';
import type { FeedReport } from '../feeds/runFeed';
import { runFeed } from '../feeds/runFeed';
import { sourceFile } from '../feeds/SourceFile';
import { feedByName } from '../importing/importFiles';

/** The traps in filings of results, tested on real ones if present (listed in `TRAPS.md`). */
const folder =
  process.env['TAYYIB_DATA'] ?? path.resolve(import.meta.dirname, '../../../../../../../shared/data');
const isThere = existsSync(path.join(folder, 'fundamentals_xbrl/raw'));
if (!isThere) console.log(`skipped: no data folder at ${folder}`);

const tcs = 'tcs_12Apr2024_2101_INDAS_104549_1090527_12042024090154.xml';
const sunPharma = 'sunpharma_22May2024_2024_INDAS_106751_1134499_22052024082414.xml';
const hindustanUnilever = 'hindunilvr_24Apr2024_2105_INDAS_104688_1107608_24042024090551.xml';
const isins = { tcs: 'INE467B01029', sunPharma: 'INE044A01036', hindustanUnilever: 'INE030A01027' };
const listed = nseFile(
  `TCS,Tata Consultancy Services Limited,EQ,25-AUG-2004,1,1,${isins.tcs},1`,
  `SUNPHARMA,Sun Pharmaceutical Industries Limited,EQ,08-FEB-1995,1,1,${isins.sunPharma},1`,
  `HINDUNILVR,Hindustan Unilever Limited,EQ,06-JUL-1995,1,1,${isins.hindustanUnilever},1`,
);

(isThere ? describe : describe.skip)('filings of results', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await buildTestApp();
    await bring('nse-list', sourceFile('EQUITY_L.csv', Buffer.from(listed), '2026-07-10'));
  });
  afterEach(() => app.close());

  async function bring(name: string, file: Parameters<typeof runFeed>[2]): Promise<FeedReport> {
    const feed = feedByName(name);
    if (feed === undefined) throw new Error(`There is no feed ${name}.`);
    return runFeed(app.db, feed, file);
  }

  const textOf = (name: string) => readFile(path.join(folder, 'fundamentals_xbrl/raw', name), 'utf8');
  const bringText = (name: string, text: string) =>
    bring('xbrl', sourceFile(name, Buffer.from(text), '2026-08-21'));

  /** The figure a filing states for its year, as written in the text. */
  const stated = (text: string, name: string) =>
    Number(new RegExp(`<in-bse-fin:${name} contextRef="FourD"[^>]*>([^<]*)<`).exec(text)?.[1] ?? 'NaN');
  const withFigure = (text: string, name: string, value: string) =>
    text.replace(
      new RegExp(`(<in-bse-fin:${name} contextRef="FourD"[^>]*>)[^<]*<`),
      (_whole, tag: string) => `${tag}${value}<`,
    );

  async function judged(isin: string) {
    await recomputeVerdicts(app.db, [isin], 'A test', '2024-06-30');
    const verdict = await currentVerdict(app.db, isin, 'TASIS');
    const ratio = (id: string) => verdict?.ratios.find((one) => one.id === id)?.value;
    return { status: verdict?.status, debt: ratio('debt'), impureIncome: ratio('impure_income'), verdict };
  }

  it('count no lease as debt: what a company pays for leases and interest on them leaves its debt at nil', async () => {
    const text = await textOf(tcs);
    expect(stated(text, 'PaymentsOfLeaseLiabilitiesClassifiedAsFinancingActivities')).toBe(16_140_000_000);
    expect(stated(text, 'FinanceCosts')).toBeGreaterThan(0);
    expect((await bringText(tcs, text)).outcome).toBe('stored');
    expect((await judged(isins.tcs)).debt).toBe(0);
  });

  it.each([
    ['TCS', tcs, 443_380_000_000, '125.8800'],
    ['SUNPHARMA', sunPharma, 121_349_800_000, '39.9000'],
  ])(
    'store the cash from operations and the earnings per share of %s, in no receipt',
    async (symbol, name, cash, eps) => {
      await bringText(name, await textOf(name));
      const [filing] = await app.db.select().from(filings).where(eq(filings.symbol, symbol));
      expect(filing).toMatchObject({ operatingCashFlowRupees: cash, basicEpsRupees: eps });
      expect(filing?.amounts).not.toHaveProperty('operatingCashFlow');
      const headers = await signedIn(app, 'paro');
      const reply = await app.inject({ url: `/api/stocks/${symbol}/fundamentals`, headers });
      const year = reply.json<Fundamentals>().series[0]?.years.at(-1);
      expect(year?.figures).toMatchObject({ operatingCashFlow: cash, epsFiled: Number(eps) });
      const screen = {
        text: `operating cash flow > ${cash / 1e7 - 1} and EPS as filed > ${Number(eps) - 1}`,
      };
      const found = await app.inject({ url: '/api/screens/count', method: 'POST', headers, payload: screen });
      expect(found.json()).toMatchObject({ matches: 1 });
    },
  );

  it.each([
    ['TCS', tcs, { currentBorrowings: 0, tradePayables: 9981, currentTax: 11_433 }],
    ['SUNPHARMA', sunPharma, { currentBorrowings: 2844.36, tradePayables: 5653.3, currentTax: 411.7 }],
    // its lines of current liabilities add up without tax
    ['HINDUNILVR', hindustanUnilever, { currentBorrowings: 13, tradePayables: 10_486, currentTax: 0 }],
  ])('give the page of %s what it owes within a year, by line', async (symbol, name, crores) => {
    await bringText(name, await textOf(name));
    const headers = await signedIn(app, 'paro');
    const reply = await app.inject({ url: `/api/stocks/${symbol}/fundamentals`, headers });
    const rupees = Object.entries(crores).map(([line, crore]) => [line, Math.round(crore * 10_000_000)]);
    expect(reply.json<Fundamentals>().series[0]?.years.at(-1)?.figures).toMatchObject(
      Object.fromEntries(rupees),
    );
  });

  it('that were stored before payables and tax were read get them without another verdict', async () => {
    const text = await textOf(tcs);
    await bringText(tcs, text);
    await recomputeVerdicts(app.db, [isins.tcs], 'A test', '2024-06-30');
    const before = await app.db.select().from(verdicts).where(eq(verdicts.isin, isins.tcs));
    expect(JSON.stringify(before)).not.toMatch(/payables|currentTax/i);
    const unread = { tradePayablesCurrentRupees: null, currentTaxLiabilitiesRupees: null };
    await app.db.update(filings).set({ ...unread, contentHash: 'as stored before' });
    expect((await bringText(tcs, text)).stored).toBe(1);
    const [filing] = await app.db.select().from(filings).where(eq(filings.isin, isins.tcs));
    expect(filing?.tradePayablesCurrentRupees).toBe(99_810_000_000);
    expect(await recomputeVerdicts(app.db, [isins.tcs], 'A test', '2024-06-30')).toBe(0);
    expect(await app.db.select().from(verdicts).where(eq(verdicts.isin, isins.tcs))).toEqual(before);
  });

  it('count the borrowings and nothing beside them where a company has both', async () => {
    const text = await textOf(sunPharma);
    expect(stated(text, 'PaymentsOfLeaseLiabilitiesClassifiedAsFinancingActivities')).toBe(1_231_000_000);
    await bringText(sunPharma, text);
    const [filing] = await app.db.select().from(filings).where(eq(filings.isin, isins.sunPharma));
    const assets = filing?.amounts.totalAssets ?? NaN;
    expect((await judged(isins.sunPharma)).debt).toBeCloseTo((13_300_000 + 28_443_600_000) / assets, 8);
  });

  it('are judged no better by an other income that is negative', async () => {
    const text = await textOf(hindustanUnilever);
    await bringText(hindustanUnilever, text);
    const asFiled = await judged(isins.hindustanUnilever);
    await bringText(
      hindustanUnilever.replace('24042024', '25042024'),
      withFigure(text, 'OtherIncome', '-8110000000.00'),
    );
    const [filing] = await app.db.select().from(filings).where(eq(filings.isin, isins.hindustanUnilever));
    expect(filing?.amounts.otherIncome).toBe(-8_110_000_000);
    const negative = await judged(isins.hindustanUnilever);
    expect([negative.status, negative.impureIncome]).toEqual([asFiled.status, asFiled.impureIncome]);
  });

  it('neither pass nor fail on an interest income that is negative', async () => {
    const text = await textOf(sunPharma);
    const levels = {
      sector: 'Healthcare',
      industry: 'Healthcare',
      industryGroup: 'Pharmaceuticals & Biotechnology',
    };
    const list = { industrySubgroup: 'Pharmaceuticals', classDocument: 'a list', classAsOf: '2024-06-01' };
    await app.db
      .update(securities)
      .set({ ...levels, ...list })
      .where(eq(securities.isin, isins.sunPharma));
    await bringText(sunPharma, text);
    const asFiled = await judged(isins.sunPharma);
    // its investments leave the 3% limit of TASIS undecided; the interest itself is known
    expect([asFiled.status, asFiled.verdict?.missing]).toEqual([
      3,
      [expect.stringContaining('between 2.05% and 4.25%')],
    ]);
    expect(asFiled.impureIncome).toBeCloseTo(0.0205, 4);
    // the total it is part of moves with it: a filing that does not add up is refused
    const [total, interest] = ['AdjustmentsForReconcileProfitLoss', 'AdjustmentsForInterestIncome'];
    const moved = stated(text, total) + stated(text, interest) + 10_000_000;
    await bringText(
      sunPharma.replace('22052024', '23052024'),
      withFigure(withFigure(text, interest, '-10000000.00'), total, moved.toFixed(2)),
    );
    const { status, impureIncome, verdict } = await judged(isins.sunPharma);
    expect([status, impureIncome]).toEqual([3, null]);
    expect(verdict?.missing.join(' ')).toContain('negative');
  });

  it('are refused in the wrong unit, by the balance sheet of the year before', async () => {
    const table = path.join(folder, 'fundamentals_xbrl/balance_sheet_filings.csv');
    const [header = '', ...rows] = (await readFile(table, 'utf8')).split('\n');
    const before = rows.filter((row) => row.startsWith('TCS,') && row.includes(',2023-03-31,'));
    expect(before.length).toBeGreaterThan(0);
    const summary = Buffer.from(`${[header, ...before].join('\n')}\n`);
    expect(
      (await bring('xbrl-summary', sourceFile('balance_sheet_filings.csv', summary, '2026-08-21'))).outcome,
    ).toBe('stored');
    const inPaise = (await textOf(tcs)).replace(/(unitRef="INR"[^>]*>-?\d+)\.00</g, '$100.00<');
    const report = await bringText(tcs, inPaise);
    expect(report.stored).toBe(0);
    expect(report.refused[0]?.reason).toMatch(
      /^Total assets of TCS at 2024-03-31 are 10\d times larger than at 2023-03-31: filed in the wrong unit\.$/,
    );
    const year2024 = and(eq(filings.isin, isins.tcs), eq(filings.periodEnd, '2024-03-31'));
    expect(await app.db.$count(filings, year2024)).toBe(0);
    // the same filing in rupees comes in
    expect((await bringText(tcs, await textOf(tcs))).stored).toBe(1);
  });
});
