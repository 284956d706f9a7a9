import { returnToOf } from './returnTo';

describe('where to go after signing in', () => {
  it('is the address the visitor came from, with its query', () => {
    expect(returnToOf({ returnTo: '/some-page?isin=1#top' })).toBe('/some-page?isin=1#top');
  });

  it.each([
    ['https://elsewhere.example/'],
    ['//elsewhere.example/'],
    ['/\\elsewhere.example/'],
    ['javascript:alert(1)'],
    [7],
  ])('is never %s', (returnTo) => {
    expect(returnToOf({ returnTo })).toBeNull();
  });

  it('is unknown without a state', () => {
    expect(returnToOf(null)).toBeNull();
  });
});
