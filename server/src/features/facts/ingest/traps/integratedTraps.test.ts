import type { FilingsPage } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, signedIn } from '../../../../testing';
import { filings, replacedFilings, securities } from '../../../../database/schema/facts/factsTables';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { currentVerdict } from '../../verdicts/verdictsRepository';
import { nseFile } from '../feedFixtures';
import { runFeed } from '../feeds/runFeed';
import { sourceFile } from '../feeds/SourceFile';
import { feedByName } from '../importing/importFiles';
import { areFilingsThere, nameOf, textOf } from './integratedFixtures';
import { figureIn, moved, withFigure, withText } from './mutationsOfFilings';

/** The traps of integrated filings, on the real ones with something changed (listed in `TRAPS.md`). */
const today = '2026-11-21';
const isins = {
  reliance: 'INE002A01018',
  zydus: 'INE010B01027',
  bajaj: 'INE296A01032',
  hdfc: 'INE040A01034',
  tcs: 'INE467B01029',
};
const listed = nseFile(
  `RELIANCE,Reliance Industries Limited,EQ,29-NOV-1995,10,1,${isins.reliance},10`,
  `ZYDUSLIFE,Zydus Lifesciences Limited,EQ,18-APR-2000,1,1,${isins.zydus},1`,
  `BAJFINANCE,Bajaj Finance Limited,EQ,01-APR-2003,1,1,${isins.bajaj},1`,
  `HDFCBANK,HDFC Bank Limited,EQ,08-NOV-1995,1,1,${isins.hdfc},1`,
  `TCS,Tata Consultancy Services Limited,EQ,25-AUG-2004,1,1,${isins.tcs},1`,
);
const interest = 'AdjustmentsForInterestIncome FourD';
const received = 'InterestReceivedClassifiedAsInvestingActivities FourD';
const reconciled = 'AdjustmentsForReconcileProfitLoss FourD';
const zydusName = nameOf('ZYDUSLIFE');

(areFilingsThere ? describe : describe.skip)('an integrated filing', () => {
  let app: FastifyInstance;
  let zydus: string;
  let reliance: string;
  beforeEach(async () => {
    app = await buildTestApp();
    await bring('nse-list', 'EQUITY_L.csv', listed);
    const classes = {
      ...{ sector: 'Healthcare', industry: 'Healthcare', industryGroup: 'Pharmaceuticals & Biotechnology' },
      ...{ industrySubgroup: 'Pharmaceuticals', classDocument: 'a list', classAsOf: '2024-06-01' },
    };
    await app.db.update(securities).set(classes);
    [zydus, reliance] = await Promise.all([textOf('ZYDUSLIFE'), textOf('RELIANCE')]);
  });
  afterEach(() => app.close());

  async function bring(name: string, file: string, text: string) {
    const feed = feedByName(name);
    if (feed === undefined) throw new Error(`There is no feed ${name}.`);
    return runFeed(app.db, feed, sourceFile(file, Buffer.from(text), today));
  }
  const bringFiling = (text: string, name: string = zydusName) => bring('xbrl', name, text);
  const reasonFor = async (text: string, name?: string) => {
    const { stored, refused } = await bringFiling(text, name);
    expect(stored).toBe(0);
    expect(await app.db.$count(filings)).toBe(0);
    return refused[0]?.reason;
  };
  const onlyFiling = async () => (await app.db.select().from(filings))[0];
  const judged = async (isin: string) => {
    await recomputeVerdicts(app.db, [isin], 'A test', today);
    return Promise.all(standardIds.map((standard) => currentVerdict(app.db, isin, standard)));
  };
  const tasisInterest = async () => {
    const [verdict] = await judged(isins.zydus);
    const ratio = verdict?.ratios.find(({ id }) => id === 'impure_income');
    return { verdict, ratio };
  };

  /** Without interest income: the total that holds it is stated as if there were none. */
  const withoutInterest = () => moved(withFigure(zydus, interest, 0), figureIn(zydus, interest), reconciled);

  it('uses interest received where interest income is left at 0', async () => {
    await bringFiling(withoutInterest());
    expect((await onlyFiling())?.amounts).toMatchObject({
      interestIncome: 0,
      interestReceived: 1_815_000_000,
    });
    const { ratio } = await tasisInterest();
    expect(ratio?.numerator).toMatchObject({
      valueRupees: 1_815_000_000,
      parts: [{ label: 'Interest received (cash-flow statement; interest income is not filled in)' }],
    });
  });

  it('never passes with 0 in both lines of interest beside other income', async () => {
    await bringFiling(withFigure(withoutInterest(), received, 0));
    const all = await judged(isins.zydus);
    expect(all.map((verdict) => verdict?.status)).not.toContain(1);
    for (const verdict of all) {
      expect(verdict?.ratios.find(({ id }) => id === 'impure_income')).toMatchObject({
        value: null,
        passes: null,
      });
      expect(verdict?.missing.join()).toContain(
        'the form has 0 where nothing is filled in; it is between 0 and 1.15 % of total income, its other income',
      );
    }
  });

  it('never passes with 0 in both lines of interest beside bank deposits and no other income', async () => {
    const [other, revenue] = ['OtherIncome FourD', 'RevenueFromOperations FourD'];
    const noOther = withFigure(moved(withoutInterest(), figureIn(zydus, other), revenue), other, 0);
    // next to nothing but the deposits would earn interest
    const [deposits, rest] = ['BankBalanceOtherThanCashAndCashEquivalents OneI', 'Inventories OneI'];
    const lines = ['CurrentInvestments', 'NoncurrentInvestments', 'CashAndCashEquivalents', 'LoansCurrent'];
    const total = lines.map((line) => figureIn(zydus, `${line} OneI`)).reduce((sum, one) => sum + one, 0);
    const kept = 500_000_000;
    const noncurrent = figureIn(zydus, 'NoncurrentInvestments OneI');
    const freed = total - noncurrent + figureIn(zydus, deposits) - kept;
    let text = lines.reduce((all, line) => withFigure(all, `${line} OneI`, 0), noOther);
    text = moved(withFigure(text, deposits, kept), -freed, 'CurrentFinancialAssets OneI');
    text = moved(text, freed, rest);
    text = moved(text, -noncurrent, 'NoncurrentFinancialAssets OneI');
    text = moved(text, noncurrent, 'PropertyPlantAndEquipment OneI');
    await bringFiling(withFigure(text, received, 0));
    const all = await judged(isins.zydus);
    expect(all.map((verdict) => verdict?.status)).not.toContain(1);
    expect(all[0]?.missing.join()).toContain('nothing is filled in; its bank deposits earn interest');
  });

  it('counts interest received where a finance company leaves interest earned at 0', async () => {
    const text = await textOf('BAJFINANCE');
    const earned = 'InterestEarned FourD';
    const hidden = moved(
      withFigure(text, earned, 0),
      figureIn(text, earned),
      'FeesAndCommissionIncome FourD',
    );
    await bringFiling(hidden, nameOf('BAJFINANCE'));
    const [tasis] = await judged(isins.bajaj);
    const ratio = tasis?.ratios.find(({ id }) => id === 'impure_income');
    expect([ratio?.passes, ratio?.numerator.valueRupees]).toEqual([false, 727_760_100_000]);
  });

  it('that describes no line as a lease, or as other than leases, has no lease liabilities', async () => {
    const text = reliance.replaceAll('>Lease Liabilities<', '>Other than lease liabilities<');
    await bringFiling(text, nameOf('RELIANCE'));
    expect((await onlyFiling())?.amounts).not.toHaveProperty('leaseLiabilities');
  });

  describe('belongs to the company of its symbol', () => {
    const withIsin = (isin: string) => zydus.replaceAll(isins.zydus, isin);

    it.each([
      ['a typing error', 'INE001B01027'],
      ['an ISIN from before a split', 'INE010B01019'],
      ['no ISIN', 'NA'],
    ])('with %s', async (_what, isin) => {
      expect((await bringFiling(withIsin(isin))).stored).toBe(1);
      expect((await onlyFiling())?.isin).toBe(isins.zydus);
    });

    it.each([
      ['of another listed company', isins.tcs, 'the ISIN of another company'],
      ['of a company that is not listed', 'INE179A01014', 'the ISIN of another company'],
      ['that is neither its own nor like it', 'INE555C01012', 'neither its ISIN nor a typing error of it'],
    ])('and is refused with an ISIN %s', async (_what, isin, said) => {
      expect(await reasonFor(withIsin(isin))).toBe(`It names ZYDUSLIFE, and ${isin}, which is ${said}.`);
    });

    it('and is refused where it states two', async () => {
      const two = zydus.replace(
        '</xbrli:xbrl>',
        '<in-capmkt:Symbol contextRef="FourD">TCS</in-capmkt:Symbol></xbrli:xbrl>',
      );
      expect(await reasonFor(two)).toBe('It states two values of Symbol, ZYDUSLIFE and TCS.');
    });
  });

  it('of a company without a symbol, as BSE names it, belongs to its ISIN', async () => {
    const name = 'Integrated_Finance_Ind_As_532321_2052025184321_IFIndAs.xml';
    expect((await bringFiling(withText(zydus, 'Symbol OneD', 'NOTLISTED'), name)).stored).toBe(1);
    expect(await onlyFiling()).toMatchObject({
      ...{ isin: isins.zydus, publisher: 'BSE filing', document: name, publishedOn: '2025-05-20' },
    });
    // the same accounts from NSE change nothing
    expect(await bringFiling(withText(zydus, 'Symbol OneD', 'NOTLISTED'))).toMatchObject({
      stored: 0,
      unchanged: 1,
    });
  });

  describe('that is revised', () => {
    const revisedName = 'INTEGRATED_FILING_INDAS_1725680_19092026031904_WEB.xml';
    const borrowed = 'BorrowingsCurrent OneI';
    const inYears = (text: string) =>
      text.replace(
        /\b(202[45])-(\d\d-\d\d)\b/g,
        (_all, year: string, rest: string) => `${Number(year) + 1}-${rest}`,
      );
    const nextName = 'INTEGRATED_FILING_INDAS_1670001_20052026064321_WEB.xml';
    /** More debt and less of other payables. */
    const revised = () =>
      moved(moved(zydus, 1_000_000_000, borrowed), -1_000_000_000, 'OtherCurrentFinancialLiabilities OneI');
    const versions = async () => {
      const of2025 = and(eq(filings.isin, isins.zydus), eq(filings.periodEnd, '2025-03-31'));
      const [stands] = await app.db.select().from(filings).where(of2025);
      const before = await app.db.select().from(replacedFilings);
      return { stands, before };
    };

    it.each(['in the order of filing', 'the other way about'])('keeps both versions, %s', async (order) => {
      const files = [
        [zydus, zydusName],
        [revised(), revisedName],
      ] as const;
      for (const [text, name] of order === 'in the order of filing' ? files : [...files].reverse()) {
        expect((await bringFiling(text, name)).stored).toBe(1);
      }
      const { stands, before } = await versions();
      expect([stands?.document, stands?.amounts.borrowingsCurrent]).toEqual([revisedName, 32_695_000_000]);
      expect(before.map(({ document, amounts }) => [document, amounts.borrowingsCurrent])).toEqual([
        [zydusName, 31_695_000_000],
      ]);
      for (const [text, name] of files) {
        expect(await bringFiling(text, name)).toMatchObject({ stored: 0, unchanged: 1 });
      }
      const headers = await signedIn(app, 'paro');
      const reply = await app.inject({ url: '/api/stocks/ZYDUSLIFE/filings', headers });
      expect(
        reply.json<FilingsPage>().rows.map(({ source, isReplaced }) => [source.document, isReplaced]),
      ).toEqual([
        [revisedName, false],
        [zydusName, true],
      ]);
    });

    it('18 months later leaves the verdicts of later periods alone, and its history true', async () => {
      await bringFiling(zydus);
      await bringFiling(inYears(zydus), nextName);
      const before = await judged(isins.zydus);
      expect((await bringFiling(revised(), revisedName)).stored).toBe(1);
      expect((await judged(isins.zydus)).map((verdict) => verdict?.receipt)).toEqual(
        before.map((verdict) => verdict?.receipt),
      );
      // a history that begins anew has the accounts of each time
      await app.db.delete(verdicts);
      await judged(isins.zydus);
      const history = await app.db
        .select()
        .from(verdicts)
        .where(and(eq(verdicts.isin, isins.zydus), eq(verdicts.standard, 'TASIS')))
        .orderBy(asc(verdicts.id));
      expect(history.map(({ factsAsOf, inputs }) => [factsAsOf, inputs?.filing?.source.document])).toEqual(
        expect.arrayContaining([
          ['2025-05-20', zydusName],
          ['2026-05-20', nextName],
        ]),
      );
      expect(history.map(({ inputs }) => inputs?.filing?.source.document)).not.toContain(revisedName);
    });

    it('decides again where no later period is on file', async () => {
      await bringFiling(zydus);
      await judged(isins.zydus);
      await bringFiling(revised(), revisedName);
      const [tasis] = await judged(isins.zydus);
      expect(tasis?.ratios.find(({ id }) => id === 'debt')?.numerator.valueRupees).toBe(32_695_000_000);
    });
  });

  describe('is refused where its totals do not agree', () => {
    it.each([
      ['assets', 'ZYDUSLIFE', 'Assets OneI', /^Assets are 110 % of equity and liabilities/],
      ['equity and liabilities', 'ZYDUSLIFE', 'Liabilities OneI', /^Liabilities is 11927\.63 crore/],
      [
        'the liabilities of a finance company',
        'BAJFINANCE',
        'DebtSecurities OneI',
        /^FinancialLiabilities is/,
      ],
      [
        'capital and liabilities of a bank',
        'HDFCBANK',
        'CapitalAndLiabilities OneI',
        /^Assets are 90\.9 % of/,
      ],
      ['the deposits of a bank', 'HDFCBANK', 'Deposits OneI', /^CapitalAndLiabilities is/],
      ['the interest of a bank', 'HDFCBANK', 'InterestEarned FourD', /^InterestEarned is/],
      ['the revenue of its segments', 'ZYDUSLIFE', 'SegmentRevenue FourReportable1D', /^Its segments make/],
    ] as const)('by a tenth in %s', async (_what, company, place, said) => {
      const text = await textOf(company);
      const wrong = withFigure(text, place, figureIn(text, place) * 1.1);
      expect(await reasonFor(wrong, nameOf(company))).toMatch(said);
    });

    it.each(['ZYDUSLIFE', 'HDFCBANK'] as const)('or where they are left out (%s)', async (company) => {
      const text = (await textOf(company)).replace(
        /<in-capmkt:(Equity|Capital)AndLiabilities .*?>/,
        '<in-capmkt:Left ',
      );
      const renamed = text.replace(/<\/in-capmkt:(?:Equity|Capital)AndLiabilities>/, '</in-capmkt:Left>');
      expect(
        await reasonFor(
          renamed.replace('<in-capmkt:Left ', '<in-capmkt:Left contextRef="OneI">'),
          nameOf(company),
        ),
      ).toBe('It does not state the total of equity and liabilities, which assets must equal.');
    });

    it('or where the segments it has are lost', async () => {
      const lost = zydus.replaceAll('in-capmkt:ReportableSegmentsAxis', 'in-capmkt:LinesOfBusinessAxis');
      expect(await reasonFor(lost)).toBe('It reports several segments, and states the revenue of none.');
    });
  });

  describe('has the year in the context of about twelve months', () => {
    /** The same filing of a company whose year begins and ends on other days. */
    const yearOf = (start: string, end: string) =>
      zydus
        .replaceAll('2024-04-01', start)
        .replaceAll('2025-01-01', '2024-01-01')
        .replaceAll('2025-03-31', end);
    const annual = async (text: string) => {
      expect((await bringFiling(text)).refused).toEqual([]);
      const [verdict] = await judged(isins.zydus);
      return verdict?.accountsTo ?? null;
    };

    it.each([
      ['June', '2023-07-01', '2024-06-30'],
      ['September', '2023-10-01', '2024-09-30'],
      ['December', '2024-01-01', '2024-12-31'],
      ['the 52nd week', '2024-03-30', '2025-03-28'],
    ])('that ends in %s', async (_what, start, end) => {
      expect(await annual(yearOf(start, end))).toBe(end);
    });

    it('and not in nine months', async () => {
      expect(await annual(yearOf('2024-04-01', '2024-12-31'))).toBeNull();
    });

    it('and not in days that the filing contradicts', async () => {
      const text = withText(zydus, 'DateOfStartOfReportingPeriod FourD', '2024-07-01');
      expect(await reasonFor(text)).toBe(
        'It reports on 2024-07-01 to 2025-03-31, and dates the figures 2024-04-01 to 2025-03-31.',
      );
    });
  });

  it.each([
    [
      'without its namespaces',
      (text: string) => text.replace(/ xmlns:in-capmkt[^=]*="[^"]*"/g, ''),
      /its namespaces are not those of one/,
    ],
    [
      'on governance',
      (text: string) => text.replaceAll('IntegratedFinance_IndAS', 'IntegratedGovernance'),
      /name no kind of company/,
    ],
    [
      'of an unknown kind',
      (text: string) => text.replaceAll('IntegratedFinance_IndAS', 'IntegratedFinance_Trusts'),
      /name Trusts/,
    ],
  ])('is refused %s', async (_what, change, said) => {
    expect(await reasonFor(change(zydus))).toMatch(said);
  });

  it('is refused under the name of a filing before 2025', async () => {
    expect(await reasonFor(zydus, 'INDAS_104634_1106038_20052025074704.xml')).toMatch(
      /its namespaces are those of one/,
    );
  });

  it('of a company that does not report by Ind AS has the lines of Ind AS under their older names', async () => {
    expect(
      (await bringFiling(nonIndAs(), 'INTEGRATED_FILING_NONINDAS_1500001_30052025061500_WEB.xml')).refused,
    ).toEqual([]);
    expect(await onlyFiling()).toMatchObject({
      taxonomy: 'non_ind_as',
      amounts: {
        ...{
          borrowingsNoncurrent: 300e7,
          borrowingsCurrent: 100e7,
          tradeReceivablesCurrent: 100e7,
          loansCurrent: 50e7,
        },
        ...{ equity: 500e7, interestIncome: null, interestReceived: 0, profitAfterTax: 70e7 },
      },
    });
    const [tasis] = await judged(isins.tcs);
    expect([tasis?.status, tasis?.ratios.find(({ id }) => id === 'debt')?.value]).toEqual([4, 0.4]);
    // it has no line of interest income at all
    expect(tasis?.missing.join()).toContain('it is between 0 and 2 % of total income, its other income');
  });

  it('of 7 MB is read within seconds, and one above 16 MB is not read', async () => {
    const grown = (bytes: number) => {
      const row = (id: number) =>
        `<xbrli:context id="D_RelatedPartyTransaction${id}"><xbrli:entity><xbrli:identifier scheme="http://www.bseindia.com/in-capmkt/ScripCode">532321</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:startDate>2025-01-01</xbrli:startDate><xbrli:endDate>2025-03-31</xbrli:endDate></xbrli:period><xbrli:scenario><xbrldi:typedMember dimension="in-capmkt:RelatedPartyTransactionAxis"><in-capmkt:RelatedPartyTransactionDomain>${id}</in-capmkt:RelatedPartyTransactionDomain></xbrldi:typedMember></xbrli:scenario></xbrli:context>` +
        Array.from(
          { length: 12 },
          (_one, at) =>
            `<in-capmkt:RelatedParty${at} contextRef="D_RelatedPartyTransaction${id}">Party ${id}</in-capmkt:RelatedParty${at}>`,
        ).join('');
      const one = row(1).length;
      const rows = Array.from({ length: Math.ceil((bytes - zydus.length) / one) }, (_one, at) => row(at));
      return zydus.replace('</xbrli:xbrl>', `${rows.join('')}</xbrli:xbrl>`);
    };
    const before = Date.now();
    expect((await bringFiling(grown(7_200_000))).stored).toBe(1);
    const seconds = (Date.now() - before) / 1000;
    console.log(
      `7.2 MB were imported in ${seconds} s, with ${Math.round(process.memoryUsage().rss / 1e6)} MB in use.`,
    );
    expect(seconds).toBeLessThan(60);
    expect((await bringFiling(grown(17_000_000))).outcome).toBe('refused');
  }, 180_000);
});

/** A filing of a company by older accounting standards, made by the form's dictionary: no real one was found. */
function nonIndAs(): string {
  const facts: Record<string, string | number> = {
    'Symbol OneD': 'TCS',
    'ISIN OneD': isins.tcs,
    'IsCompanyReportingMultisegmentOrSingleSegment OneD': 'Single segment',
    'DescriptionOfSingleSegment OneD': 'Bearings',
    'DateOfBoardMeetingWhenFinancialResultsWereApproved OneD': '2025-05-30',
    'DateOfStartOfReportingPeriod FourD': '2024-04-01',
    'DateOfEndOfReportingPeriod FourD': '2025-03-31',
    'NatureOfReportStandaloneConsolidated FourD': 'Standalone',
    'WhetherResultsAreAuditedOrUnaudited FourD': 'Audited',
    'PropertyPlantAndEquipmentAndIntangibleAssets OneI': 700,
    'NoncurrentAssets OneI': 700,
    'Inventories OneI': 100,
    'TradeReceivables OneI': 100,
    'CashAndCashEquivalents OneI': 30,
    'BankBalanceOtherThanCashAndCashEquivalents OneI': 20,
    'ShortTermLoansAndAdvances OneI': 50,
    'CurrentAssets OneI': 300,
    'Assets OneI': 1000,
    'ShareholdersFunds OneI': 500,
    'LongTermBorrowings OneI': 300,
    'NoncurrentLiabilities OneI': 300,
    'ShortTermBorrowings OneI': 100,
    'TradePayables OneI': 100,
    'CurrentLiabilities OneI': 200,
    'EquityAndLiabilities OneI': 1000,
    'RevenueFromOperations FourD': 980,
    'OtherIncome FourD': 20,
    'Income FourD': 1000,
    'Expenses FourD': 900,
    'ProfitBeforeTax FourD': 100,
    'ProfitLossForThePeriod FourD': 70,
    'InterestReceivedClassifiedAsInvestingActivities FourD': 0,
  };
  const periods = {
    OneD: '<startDate>2025-01-01</startDate><endDate>2025-03-31</endDate>',
    FourD: '<startDate>2024-04-01</startDate><endDate>2025-03-31</endDate>',
    OneI: '<instant>2025-03-31</instant>',
  };
  const namespace = 'http://www.sebi.gov.in/xbrl';
  return [
    `<xbrl xmlns:in-capmkt="${namespace}/2025-01-31/in-capmkt" xmlns:in-capmkt-ent="${namespace}/IntegratedFinance_OtherThanBank/2025-01-31/in-capmkt/in-capmkt-ent">`,
    ...Object.entries(periods).map(
      ([id, period]) => `<context id="${id}"><period>${period}</period></context>`,
    ),
    ...Object.entries(facts).map(([place, value]) => {
      const [name, context] = place.split(' ');
      const text = typeof value === 'number' ? String(value * 1e7) : value;
      return `<in-capmkt:${name} contextRef="${context}">${text}</in-capmkt:${name}>`;
    }),
    '</xbrl>',
  ].join('');
}
