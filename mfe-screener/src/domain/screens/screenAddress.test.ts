import { everything, readScreen, writeScreen, type ScreenChoices } from './screenAddress';

const read = (address: string) => readScreen(new URLSearchParams(address));

describe('the URL of a screen', () => {
  it('is empty if nothing is filtered', () => {
    expect(writeScreen(everything).toString()).toBe('');
    expect(read('')).toEqual(everything);
  });

  it('restores every choice', () => {
    const choices: ScreenChoices = {
      standard: 'AAOIFI',
      badge: ['compliant', 'under_review'],
      grade: ['passes_everything_stated', 'accounts_not_loaded'],
      freshness: ['ageing', 'outdated'],
      sector: ['Energy', 'Oil, Gas & Consumable Fuels'],
      size: ['mid'],
      maxDebt: 0.25,
      maxImpureIncome: 0.03,
      q: 'tata',
      sort: 'debt',
      order: 'asc',
      page: 3,
    };
    expect(read(writeScreen(choices).toString())).toEqual(choices);
  });

  it('ignores sorting by a ratio that the standard does not have', () => {
    expect(read('standard=MSCI&sort=liquidity&order=asc')).toMatchObject({ sort: 'liquidity', order: 'asc' });
    expect(read('standard=DOW_JONES&sort=liquidity&order=asc')).toMatchObject({
      sort: 'status',
      order: 'asc',
    });
  });

  it('lists answers first, and figures from the largest where it names no order', () => {
    expect(read('')).toMatchObject({ sort: 'status', order: 'asc' });
    expect(read('sort=marketCap')).toMatchObject({ sort: 'marketCap', order: 'desc' });
    expect(read('sort=debt')).toMatchObject({ order: 'desc' });
    expect(writeScreen({ ...everything, sort: 'marketCap', order: 'desc' }).toString()).toBe(
      'sort=marketCap',
    );
  });

  it('ignores invalid values', () => {
    expect(
      read(
        'standard=X&badge=halal,compliant&size=huge&maxDebt=-1&maxImpureIncome=much&sort=price&order=up&page=0',
      ),
    ).toEqual({ ...everything, badge: ['compliant'] });
  });
});
