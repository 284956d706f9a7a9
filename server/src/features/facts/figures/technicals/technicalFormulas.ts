/** Describes how each technical figure is computed. */
export const technicalFormulas: Readonly<Record<string, string>> = {
  sma: 'Mean of the last 20, 50, 100 or 200 closes.',
  ema: 'Exponential average of closes: each weighs 2 / (days + 1) against all before it.',
  rsi14: '100 - 100 / (1 + average gain / average loss) over 14 days, smoothed as Wilder does.',
  macd: 'EMA 12 less EMA 26; the signal is its own EMA 9, the histogram the difference of both.',
  yearRange: "Highest of the day's highs and lowest of the day's lows in 52 weeks, and the same of closes.",
  volume: 'Shares traded; mean of the last 20 and 50 days.',
  returns: 'Last close / close that long before, less 1. Dividends are not in it.',
  volatility1y: 'Standard deviation of a year of daily log returns x square root of 252.',
  beta: "Covariance of the share's daily log returns with the index's / variance of the index's, over a year.",
};
