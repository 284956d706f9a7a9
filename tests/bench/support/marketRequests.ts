/** Search terms by kind of match. Each receives the round, to vary them. */
export const searchesFor = (codes: readonly string[]) => ({
  'a code, exact': (n: number) => codes[n % codes.length] ?? '',
  digits: (n: number) => ['500325', '5003', '50', '532540', '999999'][n % 5] ?? '',
  'a former symbol': (n: number) => ['telco', 'infosystch', 'OLD11', 'OLD2', 'relpet'][n % 5] ?? '',
  'a beginning': (n: number) => ['t', 'ta', 'tata', 'rel', 'hindustan u'][n % 5] ?? '',
  'a match inside': (n: number) => ['ower bh', 'imited', 'loska', '77 lim', 'undar'][n % 5] ?? '',
  'a typo': (n: number) =>
    ['relaince', 'hindustn udygo', 'kirlosakr', 'sundaramm jidnal', 'bharta'][n % 5] ?? '',
  nonsense: (n: number) => ['zzzzzzzz', 'qwxkvbnm', 'xqj', 'zyxwvutsrqponm', 'qqqqqqqq'][n % 5] ?? '',
});

/** A screen of ten clauses, different in each round, so that no reply is cached. */
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

/** The URL of a screen with picker filters. */
export const byPickers = (n: number) =>
  `stocks?badge=compliant&maxDebt=0.${25 + (n % 50)}&sort=${n % 2 ? 'debt' : 'name'}&order=asc&page=${1 + (n % 40)}`;
