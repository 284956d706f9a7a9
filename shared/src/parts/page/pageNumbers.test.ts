import { pageNumbers } from './PageControls';

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, 3, 4, 5, 'gap']],
    [5, 9, ['gap', 3, 4, 5, 6, 7, 'gap']],
    [9, 9, ['gap', 5, 6, 7, 8, 9]],
  ])('offers five around page %i of %i, with gaps where some are left out', (page, last, expected) => {
    expect(pageNumbers(page, last)).toEqual(expected);
  });
});
