import fc from 'fast-check';
import type { PurifiedHolding, PurifiedPortfolio } from '@tayyib/shared/contracts';
import { samplePortfolios } from '../../../../dev/funds';
import { Fraction } from '@tayyib/shared/values/amounts';
import { fakeImpure, fakeYear } from '../companies.fixture';
import { purifiedFund } from './fundLookThrough';
import { fundUnit } from './fundUnit';
import { newHolding } from '../purificationForm';
import { dueOf, purifyHolding } from '../purify';

const day = '2026-05-01';
const yearTo = '2024-03-31';
const units = {
  ...newHolding('1', 'Sample Ethical Fund', null, '119172'),
  shares: 100,
  boughtOn: '2023-04-01',
};
/** ₹4 a share, with ten million shares. */
const sound: PurifiedHolding = {
  name: 'Sound Paints',
  isin: 'INE000A01018',
  share: 1,
  quantity: 1000,
  marketValueRupees: 400_000,
  impure: { share: { least: 0.02, most: 0.02 }, year: fakeYear(2024, fakeImpure(4, 200)) },
  steps: [],
};
const portfolioOf = (...holdings: PurifiedHolding[]): PurifiedPortfolio => ({
  yearTo,
  holdings,
  impureIncome: null,
  impureKnown: 0,
  nav: { rupees: 100, day: '2024-03-28' },
  source: { publisher: 'Fund house', document: 'portfolio.xlsx', asOf: '2024-03-31', publishedOn: null },
});
const methodsOf = (portfolio: PurifiedPortfolio, shares = 100, isDetailed = true) => {
  const reply = { ...samplePortfolios(isDetailed), portfolios: [portfolio] };
  const { years } = purifyHolding({ ...units, shares }, null, day, purifiedFund(reply));
  const methods = years.find(({ facts }) => facts.year.to === yearTo)?.methods;
  if (methods === undefined) throw new Error('The year is missing.');
  return methods;
};

describe('the impure income of a unit', () => {
  it('is that of the shares behind it, and known if nothing else is in the fund', () => {
    // ₹100 of shares at ₹400 each: a quarter of one, of ₹4
    const { shareHeld, unitDay } = methodsOf(portfolioOf(sound));
    expect(shareHeld.amount && dueOf(shareHeld.amount)).toEqual({ leastPaise: 10_000, mostPaise: 10_000 });
    expect(shareHeld.missing).toEqual([]);
    // held on each of the 366 days
    expect(unitDay.amount && dueOf(unitDay.amount)).toEqual({ leastPaise: 10_000, mostPaise: 10_000 });
    expect(shareHeld.working).toEqual([
      {
        label: 'NAV on 28 Mar 2024, for the portfolio of 31 Mar 2024 (Fund house, portfolio.xlsx)',
        value: '₹100.00',
      },
      {
        label:
          'Sound Paints: ₹100.00 × 100% ÷ ₹400.00 a share = 0.25 shares, with impure income per share of ₹4',
        value: '₹1',
      },
      { label: 'Impure income per unit', value: '₹1' },
      { label: 'Your units', value: '100' },
      { label: 'To purify', value: '₹100.00' },
    ]);
  });

  it('counts the shares of the portfolio in those of today, as the income per share is', () => {
    const split = {
      ...sound,
      steps: [
        { exDate: '2024-04-01', factor: 0.2, kind: 'split' as const },
        { exDate: '2025-01-01', factor: 0.5, kind: 'bonus' as const },
      ],
    };
    const { shareHeld } = methodsOf(portfolioOf(split));
    expect(shareHeld.amount && dueOf(shareHeld.amount)).toEqual({ leastPaise: 100_000, mostPaise: 100_000 });
    expect(shareHeld.working[1]?.label).toContain('= 0.25 shares, 2.5 as counted today,');
  });

  it('is limited by nothing where the fund holds more than it covers', () => {
    const cash: PurifiedHolding = {
      name: 'TREPS',
      isin: null,
      share: 0.15,
      quantity: null,
      marketValueRupees: 60_000,
      impure: null,
      steps: [],
    };
    const { shareHeld } = methodsOf(portfolioOf({ ...sound, share: 0.85 }, cash));
    expect(shareHeld.amount && dueOf(shareHeld.amount)).toEqual({ leastPaise: 8500, mostPaise: null });
    expect(shareHeld.missing).toEqual([
      '15% of the fund, such as cash and bonds, is not covered for a unit: nothing limits its impure income.',
    ]);
    // money owed does not make cash disappear
    const owed = { ...cash, name: 'Payables', share: -0.15 };
    expect(methodsOf(portfolioOf(sound, cash, owed)).shareHeld.amount?.most).toBeNull();
  });

  it.each([
    [
      'no accounts of the year',
      { impure: { share: { least: 0, most: 0.5 }, year: fakeYear(2023, fakeImpure(2, 100)) } },
    ],
    [
      'its number of shares is not on file',
      { impure: { share: { least: 0, most: 0.5 }, year: fakeYear(2024, fakeImpure(4, 200), null) } },
    ],
    ['the portfolio does not say how many shares', { quantity: null }],
    ['the portfolio does not say how many shares', { quantity: 0 }],
    ['the portfolio does not say how many shares', { marketValueRupees: null }],
  ])('is not computed from what is missing: %s', (why, part) => {
    const other = { ...sound, name: 'Other', share: 0.4, ...part };
    const { shareHeld } = methodsOf(portfolioOf({ ...sound, share: 0.6 }, other));
    expect(shareHeld.amount && dueOf(shareHeld.amount)).toEqual({ leastPaise: 6000, mostPaise: null });
    expect(shareHeld.missing).toContain(`Without a figure for a unit: Other (${why}).`);
    const none = methodsOf(portfolioOf({ ...sound, ...part }));
    expect(none.shareHeld).toMatchObject({ amount: null, working: [] });
    expect(none.unitDay.amount).toBeNull();
  });

  it('is unknown without a value of the unit, and without the accounts of companies', () => {
    const unvalued = methodsOf({ ...portfolioOf(sound), nav: null }).shareHeld;
    expect(unvalued).toMatchObject({ amount: null });
    expect(unvalued.missing).toEqual(['The NAV on 31 Mar 2024 is not on file.']);
    const locked = methodsOf(portfolioOf({ ...sound, impure: null }), 100, false).shareHeld;
    expect(locked.amount).toBeNull();
    expect(locked.missing[0]).toMatch(/accounts of its companies, which your plan does not include/);
  });

  it('includes the interest that TASIS imputes by the day alone', () => {
    const imputed = { investmentsRupees: 4e8, share: 0.075, rupees: 3e7 };
    const year = fakeYear(2024, fakeImpure(4, 200, { imputed }));
    const { shareHeld, unitDay } = methodsOf(
      portfolioOf({ ...sound, impure: { share: { least: 0.02, most: 0.02 }, year } }),
    );
    expect(shareHeld.amount && dueOf(shareHeld.amount)).toEqual({ leastPaise: 10_000, mostPaise: 10_000 });
    expect(unitDay.amount && dueOf(unitDay.amount)).toEqual({ leastPaise: 10_000, mostPaise: 17_500 });
    expect(unitDay.missing.join()).toMatch(/TASIS counts 7\.5%/);
  });

  it('is never negative, and doubles with the units and with the value of a unit', () => {
    const holding = fc.record({
      share: fc.double({ min: -1, max: 1, noNaN: true }),
      quantity: fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true })),
      marketValueRupees: fc.option(fc.double({ min: -1e13, max: 1e13, noNaN: true })),
    });
    fc.assert(
      fc.property(
        fc.array(holding, { maxLength: 6 }),
        fc.integer({ min: 1, max: 1e6 }),
        // in ten-thousandths of a rupee, as published: the double of a decimal is one, too
        fc.integer({ min: 1, max: 1e9 }),
        (holdings, shares, published) => {
          const rupees = published / 10_000;
          const portfolio = portfolioOf(...holdings.map((part) => ({ ...sound, ...part })));
          const valued = { ...portfolio, nav: { rupees, day: '2024-03-28' } };
          const [one, two] = [shares, 2 * shares].map((count) => methodsOf(valued, count).shareHeld.amount);
          if (!one || !two) return one === two;
          const twice = Fraction.of(2);
          const unit = fundUnit(valued)?.perUnit.least;
          const doubled = fundUnit({ ...valued, nav: { ...valued.nav, rupees: (2 * published) / 10_000 } })
            ?.perUnit.least;
          return (
            one.least.compareTo(Fraction.zero) >= 0 &&
            two.least.equals(one.least.times(twice)) &&
            (one.most === null || one.most.compareTo(one.least) >= 0) &&
            (two.most?.equals(one.most?.times(twice) ?? Fraction.zero) ?? one.most === null) &&
            unit !== undefined &&
            doubled?.equals(unit.times(twice)) === true
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
