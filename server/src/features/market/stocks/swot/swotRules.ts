import { formatPercent } from '@tayyib/shared/values/format';
import type { SwotRule } from './SwotRule';
import {
  companiesOfMedian,
  figure,
  growth,
  isCompliant,
  medianPriceToEarnings,
  priceToEarnings,
  ratio,
  ratioBefore,
  smallestHeadroom,
  technical,
} from './swotInputs';

const times = (value: number) => `${value.toFixed(1)} times`;
/** Handles negative fractions too. */
const share = (value: number) => (value < 0 ? `−${formatPercent(-value)}` : formatPercent(value));

/**
 * Every rule, in display order. Thresholds are our own round figures, chosen to be easy to check; each rule
 * states its own.
 */
export const swotRules: readonly SwotRule[] = [
  {
    id: 'low-debt',
    class: 'strength',
    rule: 'Borrowings are at most 10% of total assets.',
    inputs: [ratio('debtToAssets')],
    holds: (debt) => debt <= 0.1,
    sentence: (debt) => `Owes little: borrowings are ${share(debt)} of total assets.`,
  },
  {
    id: 'high-return-on-equity',
    class: 'strength',
    rule: 'Return on equity is at least 15%.',
    inputs: [ratio('roe')],
    holds: (roe) => roe >= 0.15,
    sentence: (roe) => `Earned ${share(roe)} on its owners’ money.`,
  },
  {
    id: 'high-return-on-capital',
    class: 'strength',
    rule: 'Return on capital employed is at least 15%.',
    inputs: [ratio('roce')],
    holds: (roce) => roce >= 0.15,
    sentence: (roce) => `Earned ${share(roce)} on all capital employed.`,
  },
  {
    id: 'steady-growth',
    class: 'strength',
    rule: 'Net profit grew by at least 10% a year over 3 years.',
    inputs: [growth('netProfit', 3)],
    holds: (rate) => rate >= 0.1,
    sentence: (rate) => `Net profit grew by ${share(rate)} a year over three years.`,
  },
  {
    id: 'interest-well-covered',
    class: 'strength',
    rule: 'Profit before tax and finance costs is at least 5 times finance costs.',
    inputs: [ratio('interestCoverage')],
    holds: (cover) => cover >= 5,
    sentence: (cover) => `Earns its finance costs ${times(cover)} over.`,
  },
  {
    id: 'far-from-limits',
    class: 'strength',
    rule: 'Compliant, and every ratio stands at least half its limit below it.',
    inputs: [isCompliant, smallestHeadroom],
    holds: (compliant, headroom) => compliant === 1 && headroom >= 0.5,
    sentence: (_compliant, headroom) =>
      `Compliant with room: the ratio nearest its limit keeps ${share(headroom)} of it free.`,
  },
  {
    id: 'loss',
    class: 'weakness',
    rule: 'Net profit is below nil.',
    inputs: [figure('netProfit')],
    holds: (profit) => profit < 0,
    sentence: () => 'Made a loss in its newest year.',
  },
  {
    id: 'low-return-on-equity',
    class: 'weakness',
    rule: 'Return on equity is below 8%.',
    inputs: [ratio('roe')],
    holds: (roe) => roe < 0.08,
    sentence: (roe) => `Earned only ${share(roe)} on its owners’ money.`,
  },
  {
    id: 'debt-above-equity',
    class: 'weakness',
    rule: 'Borrowings are more than equity.',
    inputs: [ratio('debtToEquity')],
    holds: (debt) => debt > 1,
    sentence: (debt) => `Owes ${times(debt)} its equity.`,
  },
  {
    id: 'interest-hardly-covered',
    class: 'weakness',
    rule: 'Profit before tax and finance costs is less than 1.5 times finance costs.',
    inputs: [ratio('interestCoverage')],
    holds: (cover) => cover < 1.5,
    sentence: (cover) => `Earns its finance costs only ${times(cover)} over.`,
  },
  {
    id: 'sales-fell',
    class: 'weakness',
    rule: 'Revenue from operations fell over the last year.',
    inputs: [growth('sales', 1)],
    holds: (rate) => rate < 0,
    sentence: (rate) => `Revenue fell by ${share(-rate)} in a year.`,
  },
  {
    id: 'slow-customers',
    class: 'weakness',
    rule: 'Customers owe more than 120 days of revenue.',
    inputs: [ratio('debtorDays')],
    holds: (days) => days > 120,
    sentence: (days) => `Customers take long to pay: they owe ${Math.round(days)} days of revenue.`,
  },
  {
    id: 'borrowings-falling',
    class: 'opportunity',
    rule: 'Borrowings fell by at least 10% over the last year.',
    inputs: [growth('debt', 1)],
    holds: (rate) => rate <= -0.1,
    sentence: (rate) => `Pays back: borrowings fell by ${share(-rate)} in a year.`,
  },
  {
    id: 'profit-outgrows-sales',
    class: 'opportunity',
    rule: 'Over the last year net profit grew, and faster than revenue.',
    inputs: [growth('netProfit', 1), growth('sales', 1)],
    holds: (profit, sales) => profit > 0 && profit > sales,
    sentence: (profit, sales) => `Profit grew by ${share(profit)} on revenue that grew by ${share(sales)}.`,
  },
  {
    id: 'valued-below-industry',
    class: 'opportunity',
    rule: 'Market capitalisation to net profit is below the median of its industry, of at least 5 companies.',
    inputs: [priceToEarnings, medianPriceToEarnings, companiesOfMedian],
    holds: (own, median) => own < median,
    sentence: (own, median, companies) =>
      `Valued at ${times(own)} its net profit; the median of the ${companies} companies of its industry for which it is known is ${times(median)}.`,
  },
  {
    id: 'above-long-average',
    class: 'opportunity',
    rule: 'The close stands above its 200-day average, and the 50-day average does too.',
    inputs: [
      technical('Close', 'rupees_per_share', ({ closeRupees }) => closeRupees),
      technical('SMA 50', 'rupees_per_share', averageNamed('sma50')),
      technical('SMA 200', 'rupees_per_share', averageNamed('sma200')),
    ],
    holds: (close, sma50, sma200) => close > sma200 && sma50 > sma200,
    sentence: (close, _sma50, sma200) =>
      `The price rises: ${close.toFixed(2)} stands above its 200-day average of ${sma200.toFixed(2)}.`,
  },
  {
    id: 'near-a-limit',
    class: 'threat',
    rule: 'Compliant, and a ratio stands less than a tenth of its limit below it.',
    inputs: [isCompliant, smallestHeadroom],
    holds: (compliant, headroom) => compliant === 1 && headroom < 0.1,
    sentence: (_compliant, headroom) =>
      `May stop being compliant: the ratio nearest its limit has only ${share(headroom)} of it left.`,
  },
  {
    id: 'more-interest-income',
    class: 'threat',
    rule: 'Interest income is above 2% of total income and its share grew over the last year.',
    inputs: [ratio('interestIncomeToIncome'), ratioBefore('interestIncomeToIncome')],
    holds: (now, earlier) => now > 0.02 && now > earlier,
    sentence: (now, earlier) => `Interest grew from ${share(earlier)} to ${share(now)} of its income.`,
  },
  {
    id: 'borrowings-growing',
    class: 'threat',
    rule: 'Borrowings grew by more than 20% over the last year.',
    inputs: [growth('debt', 1)],
    holds: (rate) => rate > 0.2,
    sentence: (rate) => `Borrowings grew by ${share(rate)} in a year.`,
  },
  {
    id: 'below-long-average',
    class: 'threat',
    rule: 'The close stands more than 10% below its 200-day average.',
    inputs: [
      technical(
        'Close against SMA 200',
        'fraction',
        ({ movingAverages }) => movingAverages.find(({ id }) => id === 'sma200')?.distance ?? null,
      ),
    ],
    holds: (distance) => distance < -0.1,
    sentence: (distance) => `The price stands ${share(-distance)} below its 200-day average.`,
  },
  {
    id: 'wild-price',
    class: 'threat',
    rule: 'Volatility of the last year is above 50%.',
    inputs: [technical('Volatility', 'fraction', ({ volatility1y }) => volatility1y)],
    holds: (volatility) => volatility > 0.5,
    sentence: (volatility) => `The price moves wildly: ${share(volatility)} a year.`,
  },
];

function averageNamed(wanted: string) {
  return ({ movingAverages }: { movingAverages: readonly { id: string; rupees: number | null }[] }) =>
    movingAverages.find(({ id }) => id === wanted)?.rupees ?? null;
}
