import { fakeStock } from '../../dev/stocks';
import { sortStocks } from './sortStocks';
import { tagsIn, targetDistance, targetIn } from './target';

const priced = (n: number, closeRupees: number | null, targetRupees: number | null = null) => ({
  ...fakeStock(n),
  closeRupees,
  targetRupees,
});
const codes = (key: 'price' | 'target' | 'order', isReversed: boolean) =>
  sortStocks([priced(1, 50, 100), priced(2, null, 10), priced(3, 200, 190)], { key, isReversed }).map(
    ({ stock_code }) => stock_code,
  );

describe('sorting a watchlist', () => {
  it('has unknown figures last in both directions', () => {
    expect(codes('price', false)).toEqual(['CO3', 'CO1', 'CO2']);
    expect(codes('price', true)).toEqual(['CO1', 'CO3', 'CO2']);
  });

  it('has the price nearest to its target first, on either side', () => {
    expect(codes('target', false)).toEqual(['CO3', 'CO1', 'CO2']);
  });

  it('has by verdict first what needs action, and last what has no accounts', () => {
    const judged = [
      { ...fakeStock(1), badge: 'under_review', grade: 'accounts_not_loaded' } as const,
      { ...fakeStock(2), badge: 'compliant', grade: null } as const,
      { ...fakeStock(3), badge: 'under_review', grade: 'changed_since_accounts' } as const,
      { ...fakeStock(4), badge: 'non_compliant', grade: null } as const,
    ];
    const sorted = sortStocks(judged, { key: 'verdict', isReversed: false });
    expect(sorted.map(({ stock_code }) => stock_code)).toEqual(['CO4', 'CO3', 'CO2', 'CO1']);
  });

  it('keeps the owner’s order', () => {
    expect(codes('order', false)).toEqual(['CO1', 'CO2', 'CO3']);
  });
});

describe('a target', () => {
  it.each([
    ['', null],
    [' ₹1,234.5 ', 1234.5],
    ['0', undefined],
    ['-4', undefined],
    ['12.345', undefined],
    ['₹2,302.00', 2302],
    ['1 lakh', 100_000],
    ['1800,50', undefined],
    ['1.234,50', undefined],
    ['99999999', undefined],
  ])('typed as %j is %j', (text, expected) => {
    const read = targetIn(text);
    expect('reason' in read ? undefined : read.rupees).toBe(expected);
  });

  it('is so far from the price', () => {
    expect(targetDistance(priced(1, 100, 110))).toBeCloseTo(0.1, 10);
    expect(targetDistance(priced(1, null, 110))).toBeNull();
  });
});

it('reads tags between commas', () => {
  expect(tagsIn(' IT, core ;, ')).toEqual(['IT', 'core']);
});
