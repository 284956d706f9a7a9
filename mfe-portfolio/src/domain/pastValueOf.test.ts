import { energy, goods, portfolioEntries } from '../../dev/portfolio';
import { entriesByIsin, heldOf } from './heldOf';
import { pastValueOf } from './pastValueOf';

const days = ['2024-11-22', '2025-05-20', '2026-05-22', '2026-11-20'];
const today = '2026-11-20';

function pastOf(companies = [goods, energy], entries = portfolioEntries) {
  const own = entriesByIsin(entries);
  const held = heldOf(own, new Map(companies.map((company) => [company.isin, company])), today);
  const { points, without } = pastValueOf({ held, entries: own, days, today });
  return {
    points: points.map(({ day, valuePaise, costPaise }) => [day, valuePaise, costPaise]),
    without: without.map(({ name }) => name),
  };
}

describe('the value of a portfolio over time', () => {
  it('is what was held on each day at its close, counted as today', () => {
    expect(pastOf().points).toEqual([
      // ten shares before the split are twenty of today; the other company was bought later
      ['2025-05-20', 20 * 9000, 200_000],
      ['2026-05-22', 20 * 12_000 + 20 * 11_000, 401_000],
      ['2026-11-20', 20 * 15_000 + 20 * 9000, 401_000],
    ]);
  });

  it('has no point where a company that was held has no close', () => {
    const unpriced = { ...energy, pastCloses: [8000, 10_000, null, 9000] };
    expect(pastOf([goods, unpriced]).points.map(([day]) => day)).toEqual(['2025-05-20', '2026-11-20']);
  });

  it('leaves a company without any close out, by name', () => {
    const { points, without } = pastOf([goods, { ...energy, pastCloses: [null, null, null, null] }]);
    expect(points.at(-1)).toEqual(['2026-11-20', 20 * 15_000, 200_000]);
    expect(without).toEqual([energy.stock]);
  });

  it('has no cost where that of one company is not known', () => {
    const [first, second] = portfolioEntries;
    if (!first || !second) throw new Error('There are no entries.');
    const costs = pastOf(undefined, [first, { ...second, amountPaise: null }]).points.map(
      ([, , cost]) => cost,
    );
    expect(costs).toEqual([200_000, null, null]);
  });

  it('is nothing before the first purchase and after the last sale', () => {
    const [first] = portfolioEntries;
    if (!first) throw new Error('There are no entries.');
    const sale = { ...first, key: 'sold', kind: 'sell' as const, day: '2025-06-10', quantity: 20 };
    expect(pastOf([goods], [first, sale]).points).toEqual([['2025-05-20', 20 * 9000, 200_000]]);
  });
});
