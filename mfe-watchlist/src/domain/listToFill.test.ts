import { listToFill } from './listToFill';

const list = (title: string, stock_count: number, last_added_at: string | null) => ({
  _id: title,
  title,
  status: 1,
  stock_count,
  last_added_at,
});
const early = '2026-01-01T00:00:00.000Z';
const late = '2026-02-01T00:00:00.000Z';

describe('the watchlist to fill', () => {
  it('is the one filled last', () => {
    expect(listToFill([list('A', 1, early), list('B', 1, late), list('C', 0, null)], 10)?.title).toBe('B');
  });

  it('is the one before if that is full', () => {
    expect(listToFill([list('A', 1, early), list('B', 10, late), list('C', 0, null)], 10)?.title).toBe('A');
  });

  it('is the first of those never filled', () => {
    expect(listToFill([list('A', 0, null), list('B', 0, null)], 10)?.title).toBe('A');
  });

  it('is none if all are full, or there is none', () => {
    expect(listToFill([list('A', 10, early)], 10)).toBeUndefined();
    expect(listToFill([], 10)).toBeUndefined();
  });
});
