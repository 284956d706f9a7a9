import { samplePortfolios } from '../../../../dev/funds';
import { Fraction } from '@tayyib/shared/values/amounts';
import { isKnown } from '../Bounds';
import { purifiedFund } from './fundLookThrough';
import { newHolding } from '../purificationForm';
import { dueOf, purifyHolding, totalsOf } from '../purify';

const day = '2024-11-23';
const units = {
  ...newHolding('1', 'Sample Ethical Fund', null, '119172'),
  shares: 100,
  boughtOn: '2023-06-01',
};
const yearTo = '2025-03-31';
const typed = (part: object) => ({
  [yearTo]: { dividendRupees: 1000, impurePercent: null, impureRupeesPerShare: null, ...part },
});
const fund = purifiedFund(samplePortfolios());

describe('a fund that is looked through', () => {
  it('adds up the impure shares of its companies, and bounds what is not covered', () => {
    const portfolio = fund?.portfolios[0];
    const tcs = 0.6 * (37_810 / 2_453_150);
    const itcLeast = 0.25 * (384_818.7 / 795_683.3);
    const itcMost = 0.25 * (421_330.1 / 795_683.3);
    expect(portfolio?.covered.toNumber()).toBeCloseTo(0.85, 12);
    expect(portfolio?.rest.toNumber()).toBeCloseTo(0.15, 12);
    expect(portfolio?.ofCovered.least.toNumber()).toBeCloseTo(tcs + itcLeast, 12);
    expect(portfolio?.ofCovered.most?.toNumber()).toBeCloseTo(tcs + itcMost, 12);
    expect(portfolio?.share.least.toNumber()).toBeCloseTo(tcs + itcLeast, 12);
    expect(portfolio?.share.most?.toNumber()).toBeCloseTo(tcs + itcMost + 0.15, 12);
  });

  it('purifies what was paid out by that share, as a range that is in no total', () => {
    const result = purifyHolding({ ...units, years: typed({}) }, null, day, fund);
    const [year] = result.years;
    const { amount, working, missing } = year?.methods.dividend ?? {};
    expect(amount && dueOf(amount)).toEqual({ leastPaise: 13_016, mostPaise: 29_163 });
    expect(working?.map(({ label }) => label)).toEqual([
      'Dividends received, as you typed',
      'Portfolio of 31 Oct 2024 (Sample Mutual Fund, portfolio-2024-10.xlsx): 2 companies covered, 85% of the fund, each with its impure share',
      'Not covered, 15% of the fund: from none to all of it',
      'Impure share of the fund',
      'To purify',
    ]);
    expect(missing).toEqual([
      '15% of the fund, such as cash, bonds and companies without accounts, is not covered: any part of it may be impure.',
      'Accounts leave the share open of ITC Limited.',
    ]);
    expect(totalsOf([result]).dividend).toMatchObject({ knownPaise: 0, open: [{}, {}] });
  });

  it('purifies the gain of units sold in the year of the portfolio', () => {
    const sold = { ...units, soldOn: '2024-11-01', paidRupees: 10_000, receivedRupees: 12_000 };
    const { gain } = purifyHolding(sold, null, day, fund).years[0]?.methods ?? {};
    expect(gain?.amount && dueOf(gain.amount)).toEqual({ leastPaise: 26_031, mostPaise: 58_326 });
  });

  it('uses the portfolio of each financial year, and says so of years without one', () => {
    const bought = { ...units, boughtOn: '2014-06-01', years: {} };
    const { years } = purifyHolding(bought, null, day, fund);
    const of = (to: string) => years.find(({ facts }) => facts.year.to === to);
    expect(of('2025-03-31')?.facts.fund?.asOf).toBe('2024-10-31');
    expect(of('2024-03-31')?.facts.fund?.asOf).toBe('2024-03-31');
    for (const to of ['2023-03-31', '2015-03-31']) expect(of(to)?.facts.fund).toBeNull();
    expect(of('2023-03-31')?.facts.missing).toEqual([
      'The portfolio of this year is not on file; those used are of 31 Oct 2024, 31 Mar 2024.',
    ]);
    expect(of('2015-03-31')?.facts.missing).toEqual(['Portfolios of years before 1 Apr 2015 are not read.']);
    expect(of('2023-03-31')?.methods.shareHeld).toMatchObject({
      amount: null,
      missing: of('2023-03-31')?.facts.missing,
    });
    expect(of('2023-03-31')?.facts.share).toMatchObject({ least: Fraction.zero, most: Fraction.one });
  });

  it('says where a year that has not ended uses the newest portfolio of the year before', () => {
    const reply = samplePortfolios();
    const before = reply.portfolios.slice(1).map((portfolio) => ({ ...portfolio, yearTo }));
    const next = purifiedFund({ ...reply, portfolios: before });
    const { dividend } =
      purifyHolding({ ...units, years: typed({}) }, null, day, next).years[0]?.methods ?? {};
    expect(dividend?.missing[0]).toBe(
      'No portfolio of this year is on file yet; that of 31 Mar 2024 is the newest of the year before.',
    );
  });

  it('uses a share that the fund publishes, once it is typed', () => {
    const result = purifyHolding({ ...units, years: typed({ impurePercent: 1.5 }) }, null, day, fund);
    const { amount, missing } = result.years[0]?.methods.dividend ?? {};
    expect(amount && isKnown(amount) && dueOf(amount).leastPaise).toBe(1500);
    expect(missing).toEqual([]);
  });

  it('is open without a published portfolio, and has no companies for plans without their accounts', () => {
    expect(purifiedFund({ ...samplePortfolios(), portfolios: [] })).toBeNull();
    const { dividend } = purifyHolding({ ...units, years: typed({}) }, null, day).years[0]?.methods ?? {};
    expect(dividend?.missing).toEqual(['The fund has published no portfolio that is on file.']);
    expect(dividend?.amount && dueOf(dividend.amount)).toEqual({ leastPaise: 0, mostPaise: 100_000 });
    const locked = purifiedFund(samplePortfolios(false))?.portfolios[0];
    expect(locked?.parts).toEqual([]);
    expect(locked?.share.least.toNumber()).toBeCloseTo(0.1302, 12);
    expect(locked?.share.most?.toNumber()).toBeCloseTo(0.2916, 12);
  });
});
