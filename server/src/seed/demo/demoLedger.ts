/**
 * What the demo portfolio owed by dividend, in paise, by the last day of the year and symbol, as far as accounts state it.
 * `tests/contract/demoPortfolio.test.ts` recomputes it.
 */
export const demoDues: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '2023-03-31': {
    ASIANPAINT: 551,
    COALINDIA: 25_615,
    DRREDDY: 826,
    GAIL: 1235,
    INFY: 4012,
    RELIANCE: 1491,
    TATASTEEL: 1335,
    TCS: 16_034,
  },
  '2024-03-31': {
    ASIANPAINT: 798,
    COALINDIA: 31_639,
    DRREDDY: 1891,
    GAIL: 1799,
    INFY: 17_936,
    TATASTEEL: 1112,
    TCS: 17_016,
  },
  '2025-03-31': { ZYDUSLIFE: 709 },
  '2026-03-31': { RELIANCE: 1987 },
};

interface DemoPayment {
  yearTo: string;
  paidOn: string;
  /** Says that nobody paid it. */
  toWhom: string;
  /** In paise, by symbol. */
  parts: Readonly<Record<string, number>>;
}

/** Made-up payments: the first year in full, the second in part. */
export const demoPayments: readonly DemoPayment[] = [
  {
    yearTo: '2023-03-31',
    paidOn: '2023-08-18',
    toWhom: 'Relief fund (demo)',
    parts: demoDues['2023-03-31'] ?? {},
  },
  {
    yearTo: '2024-03-31',
    paidOn: '2024-07-05',
    toWhom: 'Relief fund (demo)',
    parts: { COALINDIA: 31_639, INFY: 17_936 },
  },
  {
    yearTo: '2024-03-31',
    paidOn: '2025-02-14',
    toWhom: 'School for girls (demo)',
    parts: { TCS: 10_000 },
  },
];
