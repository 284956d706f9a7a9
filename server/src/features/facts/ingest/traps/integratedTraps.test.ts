import { IntegratedApp } from './integratedAppFixture';
import { isins } from './invented/inventedCompanies';
import { integratedFilings, nonIndAsFiling } from './invented/inventedFilings';
import { figureIn, moved, withFigure, withText } from './mutationsOfFilings';

const { MISALPHARM: pharmaFiling, KALPITREF: refinery, UDHARFIN: finance } = integratedFilings;
const pharma = pharmaFiling.text;

/** The traps of integrated filings, on invented ones with something changed (listed in `TRAPS.md`). */
const interest = 'AdjustmentsForInterestIncome FourD';
const received = 'InterestReceivedClassifiedAsInvestingActivities FourD';
const reconciled = 'AdjustmentsForReconcileProfitLoss FourD';

describe('an integrated filing', () => {
  let tested: IntegratedApp;
  beforeEach(async () => {
    tested = await IntegratedApp.open();
  });
  afterEach(() => tested.app.close());

  const tasisInterest = async () => {
    const [verdict] = await tested.judged(isins.MISALPHARM);
    const ratio = verdict?.ratios.find(({ id }) => id === 'impure_income');
    return { verdict, ratio };
  };

  /** Without interest income: the total that holds it is stated as if there were none. */
  const withoutInterest = () =>
    moved(withFigure(pharma, interest, 0), figureIn(pharma, interest), reconciled);

  it('uses interest received where interest income is left at 0', async () => {
    await tested.bring(withoutInterest());
    expect((await tested.onlyFiling())?.amounts).toMatchObject({
      interestIncome: 0,
      interestReceived: 920_000_000,
    });
    const { ratio } = await tasisInterest();
    expect(ratio?.numerator).toMatchObject({
      valueRupees: 920_000_000,
      parts: [{ label: 'Interest received (cash-flow statement; interest income is not filled in)' }],
    });
  });

  it('passes with 0 in both lines of interest only if it would with all other income as interest', async () => {
    const blank = withFigure(withoutInterest(), received, 0);
    await tested.bring(blank);
    const all = await tested.judged(isins.MISALPHARM);
    const impureOf = (verdict: (typeof all)[number]) =>
      verdict?.ratios.find(({ id }) => id === 'impure_income');
    for (const verdict of all) {
      expect(impureOf(verdict)).toMatchObject({ value: null, passes: true, bounds: { least: 0 } });
      expect(verdict?.reasons.join()).toContain('even if all other income were interest');
    }
    const other = 'OtherIncome FourD';
    const revenue = 'RevenueFromOperations FourD';
    const tenth = Math.round(figureIn(pharma, revenue) / 10);
    await tested.bring(moved(moved(blank, tenth, other), -tenth, revenue));
    for (const verdict of await tested.judged(isins.MISALPHARM)) {
      expect([verdict?.status, impureOf(verdict)?.passes]).toEqual([3, null]);
    }
  });

  it('never passes with 0 in both lines of interest beside bank deposits and no other income', async () => {
    const other = 'OtherIncome FourD';
    const revenue = 'RevenueFromOperations FourD';
    const noOther = withFigure(moved(withoutInterest(), figureIn(pharma, other), revenue), other, 0);
    // next to nothing but the deposits would earn interest
    const deposits = 'BankBalanceOtherThanCashAndCashEquivalents OneI';
    const rest = 'Inventories OneI';
    const lines = ['CurrentInvestments', 'NoncurrentInvestments', 'CashAndCashEquivalents', 'LoansCurrent'];
    const total = lines.map((line) => figureIn(pharma, `${line} OneI`)).reduce((sum, one) => sum + one, 0);
    const kept = 250_000_000;
    const noncurrent = figureIn(pharma, 'NoncurrentInvestments OneI');
    const freed = total - noncurrent + figureIn(pharma, deposits) - kept;
    let text = lines.reduce((all, line) => withFigure(all, `${line} OneI`, 0), noOther);
    text = moved(withFigure(text, deposits, kept), -freed, 'CurrentFinancialAssets OneI');
    text = moved(text, freed, rest);
    text = moved(text, -noncurrent, 'NoncurrentFinancialAssets OneI');
    text = moved(text, noncurrent, 'PropertyPlantAndEquipment OneI');
    await tested.bring(withFigure(text, received, 0));
    const all = await tested.judged(isins.MISALPHARM);
    expect(all.map((verdict) => verdict?.status)).not.toContain(1);
    expect(all[0]?.missing.join()).toContain('nothing is filled in; its bank deposits earn interest');
  });

  it('counts interest received where a finance company leaves interest earned at 0', async () => {
    const { text, name } = finance;
    const earned = 'InterestEarned FourD';
    const hidden = moved(
      withFigure(text, earned, 0),
      figureIn(text, earned),
      'FeesAndCommissionIncome FourD',
    );
    await tested.bring(hidden, name);
    const [tasis] = await tested.judged(isins.UDHARFIN);
    const ratio = tasis?.ratios.find(({ id }) => id === 'impure_income');
    expect([ratio?.passes, ratio?.numerator.valueRupees]).toEqual([false, 194_500_000_000]);
  });

  it('that describes no line as a lease, or as other than leases, has no lease liabilities', async () => {
    const text = refinery.text.replaceAll('>Lease Liabilities<', '>Other than lease liabilities<');
    await tested.bring(text, refinery.name);
    expect((await tested.onlyFiling())?.amounts).not.toHaveProperty('leaseLiabilities');
  });

  describe('is refused where its totals do not agree', () => {
    it.each([
      ['assets', 'MISALPHARM', 'Assets OneI', /^Assets are 110% of equity and liabilities/],
      ['equity and liabilities', 'MISALPHARM', 'Liabilities OneI', /^Liabilities is 6028 crore/],
      ['the liabilities of a finance company', 'UDHARFIN', 'DebtSecurities OneI', /^FinancialLiabilities is/],
      [
        'capital and liabilities of a bank',
        'NAMUNABANK',
        'CapitalAndLiabilities OneI',
        /^Assets are 90\.91% of/,
      ],
      ['the deposits of a bank', 'NAMUNABANK', 'Deposits OneI', /^CapitalAndLiabilities is/],
      ['the interest of a bank', 'NAMUNABANK', 'InterestEarned FourD', /^InterestEarned is/],
      ['the revenue of its segments', 'MISALPHARM', 'SegmentRevenue FourReportable1D', /^Its segments make/],
    ] as const)('by a tenth in %s', async (_what, company, place, reason) => {
      const { text, name } = integratedFilings[company];
      const wrong = withFigure(text, place, figureIn(text, place) * 1.1);
      expect(await tested.reasonFor(wrong, name)).toMatch(reason);
    });

    it.each(['MISALPHARM', 'NAMUNABANK'] as const)('or where they are left out (%s)', async (company) => {
      const { text: filed, name } = integratedFilings[company];
      const text = filed.replace(/<in-capmkt:(Equity|Capital)AndLiabilities .*?>/, '<in-capmkt:Left ');
      const renamed = text.replace(/<\/in-capmkt:(?:Equity|Capital)AndLiabilities>/, '</in-capmkt:Left>');
      expect(
        await tested.reasonFor(
          renamed.replace('<in-capmkt:Left ', '<in-capmkt:Left contextRef="OneI">'),
          name,
        ),
      ).toBe('It does not state the total of equity and liabilities, which assets must equal.');
    });

    it('or where the segments it has are lost', async () => {
      const lost = pharma.replaceAll('in-capmkt:ReportableSegmentsAxis', 'in-capmkt:LinesOfBusinessAxis');
      expect(await tested.reasonFor(lost)).toBe(
        'It reports several segments, and states the revenue of none.',
      );
    });
  });

  describe('has the year in the context of about twelve months', () => {
    /** The same filing of a company whose year begins and ends on other days. */
    const yearOf = (start: string, end: string, quarter = '2024-01-01') =>
      pharma.replaceAll('2024-04-01', start).replaceAll('2025-01-01', quarter).replaceAll('2025-03-31', end);
    const annual = async (text: string) => {
      expect((await tested.bring(text)).refused).toEqual([]);
      const [verdict] = await tested.judged(isins.MISALPHARM);
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
      expect(await annual(yearOf('2024-04-01', '2024-12-31', '2024-10-01'))).toBeNull();
    });

    it('and not in days that the filing contradicts', async () => {
      const text = withText(pharma, 'DateOfStartOfReportingPeriod FourD', '2024-07-01');
      expect(await tested.reasonFor(text)).toBe(
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
  ])('is refused %s', async (_what, change, reason) => {
    expect(await tested.reasonFor(change(pharma))).toMatch(reason);
  });

  it('is refused under the name of a filing before 2025', async () => {
    expect(await tested.reasonFor(pharma, 'INDAS_104634_1106038_20052025074704.xml')).toMatch(
      /its namespaces are those of one/,
    );
  });

  it('of a company that does not report by Ind AS has the lines of Ind AS under their older names', async () => {
    expect((await tested.bring(nonIndAsFiling.text, nonIndAsFiling.name)).refused).toEqual([]);
    expect(await tested.onlyFiling()).toMatchObject({
      taxonomy: 'non_ind_as',
      amounts: {
        borrowingsNoncurrent: 300e7,
        borrowingsCurrent: 100e7,
        tradeReceivablesCurrent: 100e7,
        loansCurrent: 50e7,
        equity: 500e7,
        interestIncome: null,
        interestReceived: 0,
        profitAfterTax: 70e7,
      },
    });
    const [tasis] = await tested.judged(isins.NAMUNATECH);
    expect([tasis?.status, tasis?.ratios.find(({ id }) => id === 'debt')?.value]).toEqual([4, 0.4]);
    // it has no line of interest income at all
    expect(tasis?.missing.join()).toContain('it is between 0 and 2% of total income, its other income');
  });

  it('of 7 MB is read within seconds, and one above 16 MB is not read', async () => {
    const grown = (bytes: number) => {
      const row = (id: number) =>
        `<xbrli:context id="D_RelatedPartyTransaction${id}"><xbrli:entity><xbrli:identifier scheme="http://www.bseindia.com/in-capmkt/ScripCode">MISALPHARM</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:startDate>2025-01-01</xbrli:startDate><xbrli:endDate>2025-03-31</xbrli:endDate></xbrli:period><xbrli:scenario><xbrldi:typedMember dimension="in-capmkt:RelatedPartyTransactionAxis"><in-capmkt:RelatedPartyTransactionDomain>${id}</in-capmkt:RelatedPartyTransactionDomain></xbrldi:typedMember></xbrli:scenario></xbrli:context>` +
        Array.from(
          { length: 12 },
          (_one, at) =>
            `<in-capmkt:RelatedParty${at} contextRef="D_RelatedPartyTransaction${id}">Party ${id}</in-capmkt:RelatedParty${at}>`,
        ).join('');
      const one = row(1).length;
      const rows = Array.from({ length: Math.ceil((bytes - pharma.length) / one) }, (_one, at) => row(at));
      return pharma.replace('</xbrli:xbrl>', `${rows.join('')}</xbrli:xbrl>`);
    };
    const before = Date.now();
    expect((await tested.bring(grown(7_200_000))).stored).toBe(1);
    const seconds = (Date.now() - before) / 1000;
    expect(seconds).toBeLessThan(60);
    expect((await tested.bring(grown(17_000_000))).outcome).toBe('refused');
  }, 180_000);
});
