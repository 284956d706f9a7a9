/** A purchase, or with shares below nothing a sale, at so many rupees a share. */
export type DemoTrade = readonly [day: string, shares: number, rupees: number];

/**
 * Made-up trades by symbol, on fixed days, since what is on file does not move with today: companies with dividends in each of the last
 * financial years and accounts of most, among them shares that were divided since, one that no longer complies and is held, one that was
 * sold in parts after its breach, and one whose impure income the accounts do not state.
 */
export const demoTrades: Readonly<Record<string, readonly DemoTrade[]>> = {
  // two purchases, and a sale that takes from both
  TCS: [
    ['2022-04-06', 100, 3760],
    ['2023-05-15', 60, 3270],
    ['2024-02-15', -120, 4140],
  ],
  INFY: [['2022-06-22', 200, 1430]],
  ASIANPAINT: [
    ['2022-05-12', 80, 3010],
    ['2023-07-20', -80, 3480],
  ],
  // a bonus of 1 for 2 in September 2022
  GAIL: [['2022-05-18', 800, 150]],
  // divided by 5 in October 2024
  DRREDDY: [['2022-06-08', 60, 4350]],
  COALINDIA: [['2022-07-14', 500, 196]],
  ZYDUSLIFE: [['2024-06-03', 300, 1040]],
  // a bonus of 1 for 1 in October 2024
  RELIANCE: [['2022-07-15', 150, 2400]],
  HINDUNILVR: [
    ['2022-08-10', 200, 2620],
    ['2025-10-17', -50, 2590],
  ],
  // not compliant since May 2024, and held
  ITC: [['2022-09-12', 600, 331]],
  // divided by 10 in July 2022, not compliant since May 2023, and sold in part
  TATASTEEL: [
    ['2022-06-06', 100, 1060],
    ['2023-09-11', -600, 131],
  ],
  // states no interest income; a bonus of 1 for 1 in December 2024
  WIPRO: [['2022-10-17', 400, 380]],
};
