import { symbolOf } from './fillWithCompanies';

/** What is searched for, by how it is found. Each gets the round, so that not all are alike. */
export const searches = {
  'a code, exact': (n: number) => symbolOf(1 + (n % 9000)),
  'a beginning': (n: number) => ['t', 'ta', 'tata', 'rel', 'hindustan u'][n % 5] ?? '',
  'a match inside': (n: number) => ['ower bh', 'imited', 'loska', '77 lim', 'undar'][n % 5] ?? '',
  'a typo': (n: number) =>
    ['relaince', 'hindustn udygo', 'kirlosakr', 'sundaramm jidnal', 'bharta'][n % 5] ?? '',
  nonsense: (n: number) => ['zzzzzzzz', 'qwxkvbnm', 'xqj', 'zyxwvutsrqponm', 'qqqqqqqq'][n % 5] ?? '',
};

/** Ten clauses, no two rounds alike, so that no answer is one kept from before. */
export const tenClauses = (n: number) => `market capitalization > ${100 + n}
  debt to assets < 33%
  interest income to income < 5%
  return on equity > 5
  sales growth 3 years > 1
  debt / total assets < 0.5 or debt < cash
  average return on equity 5 years > 3
  not (sector = Energy)
  price > SMA 50 * 0.8
  stars >= 1`;

/** The address of a screen by pickers. */
export const byPickers = (n: number) =>
  `stocks?badge=compliant&maxDebt=0.${25 + (n % 50)}&sort=${n % 2 ? 'debt' : 'name'}&order=asc&page=${1 + (n % 40)}`;
