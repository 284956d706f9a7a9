import { sampleFund } from '../../../dev/funds';
import { Fraction } from '../exact/Fraction';
import { isKnown } from './Bounds';
import { fundLookThrough } from './fundLookThrough';
import { newHolding } from './purificationForm';
import { dueOf, purifyHolding, totalsOf } from './purify';

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
const portfolio = fundLookThrough(sampleFund());

describe('a fund that is looked through', () => {
  it('adds up the impure shares of its companies, and bounds what is not covered', () => {
    const tcs = 0.6 * (37_810 / 2_453_150);
    const [itcLeast, itcMost] = [0.25 * (384_818.7 / 795_683.3), 0.25 * (421_330.1 / 795_683.3)];
    expect(portfolio?.covered.toNumber()).toBeCloseTo(0.85, 12);
    expect(portfolio?.rest.toNumber()).toBeCloseTo(0.15, 12);
    expect(portfolio?.ofCovered.least.toNumber()).toBeCloseTo(tcs + itcLeast, 12);
    expect(portfolio?.ofCovered.most?.toNumber()).toBeCloseTo(tcs + itcMost, 12);
    expect(portfolio?.share.least.toNumber()).toBeCloseTo(tcs + itcLeast, 12);
    expect(portfolio?.share.most?.toNumber()).toBeCloseTo(tcs + itcMost + 0.15, 12);
  });

  it('purifies what was paid out by that share, as a range that is in no total', () => {
    const result = purifyHolding({ ...units, years: typed({}) }, null, day, portfolio);
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
    const { gain } = purifyHolding(sold, null, day, portfolio).years[0]?.methods ?? {};
    expect(gain?.amount && dueOf(gain.amount)).toEqual({ leastPaise: 26_031, mostPaise: 58_326 });
  });

  it('says nothing of years for which no portfolio is on file, nor of income per unit', () => {
    const dividend = {
      '2024-03-31': { dividendRupees: 1000, impurePercent: null, impureRupeesPerShare: null },
    };
    const { years } = purifyHolding({ ...units, years: dividend }, null, day, portfolio);
    const before = years.find(({ facts }) => facts.year.to === '2024-03-31');
    expect(before?.facts.fund).toBeNull();
    expect(before?.methods.dividend.missing).toEqual([
      'The portfolio of this year is not on file; the one on file is of 31 Oct 2024.',
    ]);
    expect(before?.methods.dividend.amount).toMatchObject({ least: Fraction.zero });
    expect(before?.methods.shareHeld).toMatchObject({ amount: null });
    expect(before?.methods.shareHeld.missing[0]).toMatch(/^A portfolio does not say/);
  });

  it('uses a share that the fund publishes, once it is typed', () => {
    const result = purifyHolding({ ...units, years: typed({ impurePercent: 1.5 }) }, null, day, portfolio);
    const { amount, missing } = result.years[0]?.methods.dividend ?? {};
    expect(amount && isKnown(amount) && dueOf(amount).leastPaise).toBe(1500);
    expect(missing).toEqual([]);
  });

  it('is open without a published portfolio, and has no companies for plans without their accounts', () => {
    const silent = fundLookThrough({ ...sampleFund(), holdings: [], holdingsSource: null });
    expect(silent).toBeNull();
    const { dividend } = purifyHolding({ ...units, years: typed({}) }, null, day).years[0]?.methods ?? {};
    expect(dividend?.missing).toEqual(['The fund has published no portfolio that is on file.']);
    expect(dividend?.amount && dueOf(dividend.amount)).toEqual({ leastPaise: 0, mostPaise: 100_000 });
    const locked = fundLookThrough(sampleFund(false));
    expect(locked?.parts).toEqual([]);
    expect(locked?.share.least.toNumber()).toBeCloseTo(0.1302, 12);
    expect(locked?.share.most?.toNumber()).toBeCloseTo(0.2916, 12);
  });
});
