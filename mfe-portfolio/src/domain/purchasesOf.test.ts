import fc from 'fast-check';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { purchasesOf } from './purchasesOf';

const buy = (part: Partial<PortfolioEntry> = {}): PortfolioEntry => ({
  key: 'a',
  kind: 'buy',
  isin: 'INE002A01018',
  day: '2023-01-02',
  quantity: 10,
  amountPaise: 100_000,
  chargesPaise: 1000,
  source: 'typed',
  ...part,
});
const sale = (part: Partial<PortfolioEntry>) => buy({ kind: 'sell', key: 's', ...part });
const split = (exDate: string, factor: number) => ({ exDate, factor, kind: 'split' as const });
const held = { soldOn: null, receivedRupees: null };

describe('the entries of a company as holdings', () => {
  it('are its purchases with what was paid, charges included', () => {
    expect(purchasesOf([buy()], [])).toEqual([
      { shares: 10, boughtOn: '2023-01-02', paidRupees: 1010, ...held },
    ]);
    const [opening] = purchasesOf([buy({ kind: 'opening', amountPaise: null })], []);
    expect(opening).toMatchObject({ shares: 10, paidRupees: null });
  });

  it('are divided by a sale, which takes the oldest shares', () => {
    const entries = [
      sale({ day: '2024-01-01', quantity: 12, amountPaise: 240_000, chargesPaise: 0 }),
      buy({ key: 'b', day: '2023-06-01', amountPaise: 150_000, chargesPaise: 0 }),
      buy(),
    ];
    const soldOn = '2024-01-01';
    expect(purchasesOf(entries, [])).toEqual([
      { shares: 10, boughtOn: '2023-01-02', paidRupees: 1010, soldOn, receivedRupees: 2000 },
      { shares: 2, boughtOn: '2023-06-01', paidRupees: 300, soldOn, receivedRupees: 400 },
      { shares: 8, boughtOn: '2023-06-01', paidRupees: 1200, ...held },
    ]);
  });

  it('count the shares of a sale as they were bought', () => {
    const entries = [buy(), sale({ day: '2024-01-01', quantity: 45 })];
    // 10 became 100, and those 150
    const steps = [split('2023-06-01', 0.1), split('2023-09-01', 0.666666666667), split('2025-01-01', 0.5)];
    expect(purchasesOf(entries, steps).map(({ shares, soldOn }) => [shares, soldOn])).toEqual([
      [3, '2024-01-01'],
      [7, null],
    ]);
  });

  it('leave out what was sold without a purchase on record', () => {
    expect(purchasesOf([sale({ day: '2022-01-01' })], [])).toEqual([]);
    const early = [sale({ day: '2022-01-01', quantity: 5 }), buy()];
    expect(purchasesOf(early, [])).toEqual([
      { shares: 10, boughtOn: '2023-01-02', paidRupees: 1010, ...held },
    ]);
  });

  it('add up to the shares and amounts bought, in any order of entries', () => {
    const trade = fc.record({
      month: fc.integer({ min: 1, max: 9 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      amountPaise: fc.integer({ min: 0, max: 1e9 }),
      isSale: fc.boolean(),
    });
    const trades = fc.array(trade, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(trades, fc.constantFrom(1, 0.5, 2 / 3, 0.75), (all, factor) => {
        const entries = all.map(({ month, isSale, ...amounts }, key) =>
          (isSale ? sale : buy)({ ...amounts, key: String(key).padStart(2, '0'), day: `2024-0${month}-01` }),
        );
        const steps = [split('2024-05-15', factor)];
        const parts = purchasesOf(entries, steps);
        const purchases = entries.filter(({ kind }) => kind === 'buy');
        const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
        expect(sum(parts.map(({ shares }) => shares))).toBeCloseTo(
          sum(purchases.map(({ quantity }) => quantity)),
          6,
        );
        expect(Math.round(sum(parts.map(({ paidRupees }) => (paidRupees ?? 0) * 100)))).toBe(
          sum(purchases.map(({ amountPaise }) => (amountPaise ?? 0) + 1000)),
        );
        expect(purchasesOf(entries.toReversed(), steps)).toEqual(parts);
      }),
    );
  });
});
