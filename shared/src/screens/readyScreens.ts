/** A predefined screen. Its text and columns are in the screen language. */
export interface ReadyScreenText {
  id: string;
  title: string;
  description: string;
  text: string;
  columns: readonly string[];
}

/** Predefined screens for common questions of Muslim investors. None is advice; each can be changed. */
export const readyScreens: readonly ReadyScreenText[] = [
  {
    id: 'compliant-large-low-debt',
    title: 'Compliant large caps with little debt',
    description:
      'The hundred largest companies by average worth, of those the ones that are compliant and owe little.',
    text: 'Status = compliant AND\nSize = large AND\nDebt to assets < 10',
    columns: ['Market capitalization', 'Debt to assets', 'Impure income ratio', 'Stars'],
  },
  {
    id: 'compliant-12-months',
    title: 'Compliant for twelve months',
    description: 'On every day of a whole year: a verdict that did not come and go with one set of accounts.',
    text: 'Status = compliant for 12 months',
    columns: ['Status', 'Stars', 'Headroom', 'Market capitalization'],
  },
  {
    id: 'near-the-limit',
    title: 'Compliant, but near a limit',
    description: 'A ratio stands within three points of its limit: worth a look before the next results.',
    text: 'Status = compliant AND\nHeadroom < 3',
    columns: ['Headroom', 'Debt headroom', 'Impure income headroom', 'Liquidity headroom', 'Age of accounts'],
  },
  {
    id: 'wide-headroom',
    title: 'Far from every limit',
    description: 'Four stars or five, and accounts not older than fifteen months.',
    text: 'Status = compliant AND\nStars >= 4 AND\nAge of accounts < 460',
    columns: ['Stars', 'Headroom', 'Debt ratio', 'Impure income ratio'],
  },
  {
    id: 'improving-purity',
    title: 'Less interest every year',
    description:
      'Interest is a smaller part of income than a year ago, and less than the standard tolerates.',
    text: 'Status = compliant AND\nInterest income to income falling 1 years AND\nInterest income to income < 3',
    columns: ['Interest income to income', 'Interest income to income 1 year ago', 'Interest income'],
  },
  {
    id: 'falling-debt',
    title: 'Paying debt back, three years running',
    description: 'Debt fell in each of the last three years while sales grew.',
    text: 'Debt falling 3 years AND\nSales growth 3 years > 0',
    columns: ['Debt', 'Debt 3 years ago', 'Debt to assets', 'Sales growth 3 years', 'Status'],
  },
  {
    id: 'debt-free',
    title: 'Compliant and free of debt',
    description: 'Hardly any borrowings compared with total assets.',
    text: 'Status = compliant AND\nDebt to assets < 1',
    columns: ['Debt', 'Debt to assets', 'Cash', 'Market capitalization'],
  },
  {
    id: 'quality-compliant',
    title: 'Compliant and earning well',
    description: 'A good return on what owners and lenders put in, with little of it borrowed.',
    text: 'Status = compliant AND\nReturn on capital employed > 15 AND\nReturn on equity > 15 AND\nDebt to equity < 0.5',
    columns: ['Return on capital employed', 'Return on equity', 'Debt to equity', 'P/E'],
  },
  {
    id: 'growing-compliant',
    title: 'Compliant and growing',
    description: 'Sales and profit both grew by more than a tenth in the last year.',
    text: 'Status = compliant AND\nSales growth > 10 AND\nNet profit growth > 10',
    columns: [
      'Sales growth 1 year',
      'Net profit growth 1 year',
      'Net profit margin',
      'Market capitalization',
    ],
  },
  {
    id: 'agreed-by-many',
    title: 'Compliant under four standards',
    description: 'TASIS, AAOIFI, MSCI and FTSE Yasaar measure against different things; these pass all four.',
    text: 'Status(TASIS) = compliant AND\nStatus(AAOIFI) = compliant AND\nStatus(MSCI) = compliant AND\nStatus(FTSE Yasaar) = compliant',
    columns: ['Status(TASIS)', 'Status(AAOIFI)', 'Status(MSCI)', 'Status(FTSE Yasaar)'],
  },
  {
    id: 'turned-lately',
    title: 'Verdict changed within six months',
    description: 'What came in and what fell out: compare with your own list.',
    text: 'Status changed within 6 months',
    columns: ['Status', 'Reason', 'Headroom', 'Market capitalization'],
  },
  {
    id: 'fails-on-debt-only',
    title: 'Excluded by debt alone',
    description: 'The business is permitted and debt is falling: these may come in.',
    text: 'Status = non-compliant AND\nReason = financial ratio AND\nDebt to assets falling 1 years',
    columns: ['Debt ratio', 'Debt headroom', 'Debt to assets', 'Debt to assets 1 year ago'],
  },
  {
    id: 'momentum-compliant',
    title: 'Compliant and above its averages',
    description: 'The price stands above its means of 50 and 200 days, and is not overbought.',
    text: 'Status = compliant AND\nPrice > SMA 50 AND\nSMA 50 > SMA 200 AND\nRSI < 70',
    columns: ['Price', 'SMA 50', 'SMA 200', 'RSI 14', 'Down from 52 week high'],
  },
  {
    id: 'dividend-compliant',
    title: 'Compliant and paying dividends',
    description:
      'A dividend of a percent or more within a year; the part of it that is impure is to be given away.',
    text: 'Status = compliant AND\nDividend yield >= 1',
    columns: ['Dividend yield', 'Interest income to income', 'Price', 'Stars'],
  },
];
