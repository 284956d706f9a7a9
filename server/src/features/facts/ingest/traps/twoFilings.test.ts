import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { corporateActions } from '../../../../database/schema/facts/corporateActionsTables';
import { filings, marketCaps, prices } from '../../../../database/schema/facts/factsTables';
import { companyRecords } from '../../records/companyFacts';
import { nseFile, nseRows } from '../feedFixtures';
import { runFeed } from '../feeds/runFeed';
import { sourceFile } from '../feeds/SourceFile';
import { feedByName } from '../importing/importFiles';

const isins = { reliance: 'INE002A01018', tcs: 'INE467B01029' };

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildTestApp();
  await bring('nse-list', 'EQUITY_L.csv', nseFile(...nseRows));
});
afterEach(() => app.close());

async function bring(name: string, file: string, text: string) {
  const feed = feedByName(name);
  if (feed === undefined) throw new Error(`There is no feed ${name}.`);
  return runFeed(app.db, feed, sourceFile(file, Buffer.from(text), '2026-08-21'));
}

/** Accounts of Reliance to March 2024, in crores, that state an ISIN. */
function accounts({ isin = isins.reliance, borrowings = 100, nature = 'Consolidated' }) {
  const fact = (name: string, context: string, text: string) =>
    `<in-bse-fin:${name} contextRef="${context}">${text}</in-bse-fin:${name}>`;
  return [
    '<xbrl>',
    ...['OneD', 'OneI', 'FourD'].map((id) => `<context id="${id}"></context>`),
    fact('Symbol', 'OneD', 'RELIANCE'),
    fact('ISIN', 'OneD', isin),
    fact('DateOfStartOfReportingPeriod', 'FourD', '2023-04-01'),
    fact('DateOfEndOfReportingPeriod', 'FourD', '2024-03-31'),
    fact('NatureOfReportStandaloneConsolidated', 'FourD', nature),
    fact('Assets', 'OneI', '10000000000'),
    fact('BorrowingsNoncurrent', 'OneI', '0'),
    fact('BorrowingsCurrent', 'OneI', String(borrowings * 10_000_000)),
    '</xbrl>',
  ].join('');
}

const first = 'INDAS_104634_1106038_22042024074704.xml';
const second = 'INDAS_104651_1106102_22042024031500.xml';
const borrowed = async () => {
  const [filing] = await app.db.select().from(filings).where(eq(filings.isin, isins.reliance));
  return (filing?.amounts.borrowingsCurrent ?? 0) / 10_000_000;
};

it('refuses a filing with the symbol of one listed company and the ISIN of another', async () => {
  const report = await bring('xbrl', first, accounts({ isin: isins.tcs }));
  expect(report.stored).toBe(0);
  expect(report.refused).toEqual([
    { line: 1, reason: 'It names RELIANCE, and INE467B01029, which is the ISIN of another company.' },
  ]);
  expect(await app.db.$count(filings)).toBe(0);
});

it.each([
  ['mistyped', 'INE002A01017'],
  ['since replaced', 'INE002A01026'],
])('accepts a filing whose ISIN was %s', async (_what, isin) => {
  expect((await bring('xbrl', first, accounts({ isin }))).stored).toBe(1);
});

it('lets the later of two filings of one day stand, in whichever order they come', async () => {
  await bring('xbrl', first, accounts({ borrowings: 100 }));
  await bring('xbrl', second, accounts({ borrowings: 570 }));
  expect(await borrowed()).toBe(570);
  await bring('xbrl', first, accounts({ borrowings: 100 }));
  expect(await borrowed()).toBe(570);
});

it.each([
  ['more', 570, 5_700_000_000],
  ['less', 50, undefined],
])(
  'marks the accounts of a group whose company alone owes more (here: %s)',
  async (_what, ownDebt, rupees) => {
    await bring('xbrl', first, accounts({ borrowings: 100 }));
    await bring('xbrl', second, accounts({ borrowings: ownDebt, nature: 'Standalone' }));
    const [company] = await companyRecords(app.db, [isins.reliance]);
    expect(company?.filings.map(({ nature, debtOfCompanyAlone }) => [nature, debtOfCompanyAlone])).toEqual([
      ['consolidated', rupees],
      ['standalone', undefined],
    ]);
  },
);

describe('the first accounts of a company', () => {
  const inUnit = (unit: number) => {
    const fact = (name: string, context: string, crores: number) =>
      `<in-bse-fin:${name} contextRef="${context}">${crores * unit}</in-bse-fin:${name}>`;
    const capital = fact('PaidUpValueOfEquityShareCapital', 'FourD', 6_766);
    return accounts({}).replace(
      /<in-bse-fin:Assets.*<\/xbrl>/,
      `${fact('Assets', 'OneI', 1_755_986)}${fact('BorrowingsCurrent', 'OneI', 324_622)}${capital}</xbrl>`,
    );
  };

  beforeEach(async () => {
    const source = { publisher: 'A test', document: 'a list', asOf: '2025-12-31', contentHash: '' };
    const isin = isins.reliance;
    await app.db
      .insert(marketCaps)
      .values({ ...source, isin, windowMonths: 6, valueRupees: 19_707_880_000_000 });
    const day = { isin, exchange: 'NSE' as const, day: '2025-12-30', volume: 1, contentHash: '' };
    const close = { open: '1500', high: '1500', low: '1500', close: '1500' };
    await app.db.insert(prices).values({ ...day, ...close });
  });

  it.each([
    ['lakhs', 100_000, '1 in 194 of'],
    ['millions', 1_000_000, '1 in 19 of'],
  ])('are refused when filed in %s, though no others are there to compare', async (_what, unit, ratio) => {
    const report = await bring('xbrl', first, inUnit(unit));
    expect(report.stored).toBe(0);
    expect(report.refused[0]?.reason).toBe(
      `The paid-up capital of RELIANCE at 2024-03-31, at its face value and price, makes ${ratio} the market value: filed in the wrong unit.`,
    );
    expect(await app.db.$count(filings)).toBe(0);
  });

  it('come in whatever the price was years before', async () => {
    await app.db.update(prices).set({ day: '2017-12-22', close: '15' });
    expect((await bring('xbrl', first, inUnit(10_000_000))).stored).toBe(1);
  });

  it('come in where the shares were split tenfold between the accounts and the price', async () => {
    await app.db.update(prices).set({ close: '150' });
    const split = { exDate: '2025-06-02', kind: 'split' as const, priceFactor: '0.1', part: 0 };
    const source = {
      subject: 'Face Value Split',
      publisher: 'A test',
      document: 'a list',
      asOf: '2025-06-02',
    };
    await app.db
      .insert(corporateActions)
      .values({ ...split, ...source, isin: isins.reliance, contentHash: '' });
    const face =
      '<in-bse-fin:FaceValueOfEquityShareCapital contextRef="FourD">10</in-bse-fin:FaceValueOfEquityShareCapital>';
    const text = inUnit(10_000_000).replace('</xbrl>', `${face}</xbrl>`);
    expect((await bring('xbrl', first, text)).stored).toBe(1);
    const [filing] = await app.db.select().from(filings);
    expect(filing?.faceValueRupees).toBe('10.0000');
  });

  it('come in when they are in rupees', async () => {
    expect((await bring('xbrl', first, inUnit(10_000_000))).stored).toBe(1);
  });
});
