import { isFull, largerPlans, noticeWhenFull, limitsLabel } from './limits';

describe('limits of watchlists', () => {
  it.each([
    [9, false],
    [10, true],
    [11, true],
  ])('%i of 10 stocks is full: %s', (stock_count, full) => {
    expect(isFull({ stock_count }, 10)).toBe(full);
  });

  it('are final at 50, and raised by a larger plan below', () => {
    expect([10, 20, 50].map(noticeWhenFull)).toEqual(['upgrade', 'upgrade', 'limit']);
  });

  it('grow with the plans', () => {
    const titles = (id: Parameters<typeof largerPlans>[0]) => largerPlans(id).map(({ title }) => title);
    expect(titles('free')).toEqual(['Basic', 'Premium', 'Premium Pro']);
    expect(titles('premium')).toEqual(['Premium Pro']);
    expect(titles('premium_pro')).toEqual([]);
  });

  it('are formatted as a label', () => {
    expect(limitsLabel({ watchlists: 1, stocksPerWatchlist: 10 })).toBe('1 watchlist of up to 10 stocks');
  });
});
