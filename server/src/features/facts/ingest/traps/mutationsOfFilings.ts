/** The element of one fact, with its figure as second group. */
const elementOf = (place: string): RegExp => {
  const [name, context] = place.split(' ');
  return new RegExp(
    `(<(?:in-bse-fin|in-capmkt):${name} contextRef="${context}"[^>]*>)([^<]*)(</(?:in-bse-fin|in-capmkt):${name}>)`,
  );
};
export const figureIn = (text: string, place: string) => Number(elementOf(place).exec(text)?.[2] ?? 'NaN');
export const withText = (text: string, place: string, value: string) =>
  text.replace(elementOf(place), (_all, open: string, _old, close: string) => `${open}${value}${close}`);
export const withFigure = (text: string, place: string, value: number) =>
  withText(text, place, value.toFixed(2));
export const moved = (text: string, by: number, ...places: string[]) =>
  places.reduce(
    (all, place) => (elementOf(place).test(all) ? withFigure(all, place, figureIn(all, place) + by) : all),
    text,
  );
const times = (factor: number) => (text: string, place: string) =>
  withFigure(text, place, figureIn(text, place) * factor);

const crore = 10_000_000;

/** The same company by Ind AS with more than half of its assets borrowed; every total moves with it. */
export function indebted(text: string): string {
  const debt = Math.round((figureIn(text, 'Assets OneI') * 0.55) / crore) * crore;
  const owed = [
    'BorrowingsNoncurrent',
    'NoncurrentFinancialLiabilities',
    'NoncurrentLiabilities',
    'Liabilities',
  ];
  const own = ['OtherEquity', 'EquityAttributableToOwnersOfParent', 'Equity'];
  const more = moved(text, debt, ...owed.map((name) => `${name} OneI`));
  return moved(more, -debt, ...own.map((name) => `${name} OneI`));
}

/** The same company with an eighth of its income from interest. */
export function interestRich(text: string): string {
  const interest = Math.round((figureIn(text, 'Income FourD') * 0.125) / crore) * crore;
  const more = interest - figureIn(text, 'AdjustmentsForInterestIncome FourD');
  const stated = moved(text, more, 'AdjustmentsForInterestIncome FourD');
  return moved(stated, -more, 'AdjustmentsForReconcileProfitLoss FourD');
}

const balances = [
  'Assets',
  'EquityAndLiabilities',
  'Equity',
  'Liabilities',
  'NoncurrentAssets',
  'CurrentAssets',
  'BorrowingsNoncurrent',
  'BorrowingsCurrent',
  'CashAndCashEquivalents',
  'TradeReceivablesCurrent',
  'BankBalanceOtherThanCashAndCashEquivalents',
  'CurrentInvestments',
  'NoncurrentInvestments',
  'LoansCurrent',
  'LoansNoncurrent',
  'Inventories',
  'NoncurrentFinancialLiabilities',
].map((name) => `${name} OneI`);
const flows = [
  'RevenueFromOperations',
  'OtherIncome',
  'Income',
  'AdjustmentsForInterestIncome',
  'ProfitBeforeTax',
  'InterestReceivedClassifiedAsInvestingActivities',
  'AdjustmentsForReconcileProfitLoss',
].map((name) => `${name} FourD`);
const places = [...balances, ...flows];
/** Beside these, the lines of integrated filings of finance companies and banks. */
const integratedPlaces = [
  ...places,
  ...[
    'Borrowings',
    'DebtSecurities',
    'SubordinatedLiabilities',
    'Deposits',
    'FinancialLiabilities',
    'TradeReceivables',
    'Loans',
    'Investments',
    'Advances',
    'CapitalAndLiabilities',
    'FinanicalAssets',
    'CashAndBalancesWithReserveBankOfIndia',
    'BalancesWithBanksAndMoneyAtCallAndShortNotice',
  ].map((name) => `${name} OneI`),
  'InterestEarned FourD',
  'InterestReceivedClassifiedAsOperatingActivities FourD',
];

const toOneFigure: Record<string, (text: string, place: string, next: string) => string> = {
  'in crores': times(1e-7),
  'a hundredth': times(0.01),
  hundredfold: times(100),
  'a tenth': times(0.1),
  tenfold: times(10),
  'of the other sign': times(-1),
  nil: times(0),
  blank: (text, place) => withText(text, place, ''),
  dropped: (text, place) => text.replace(elementOf(place), ''),
  'stated twice': (text, place) =>
    text.replace(
      elementOf(place),
      (all, open: string, figure: string, close: string) =>
        `${all}${open}${(Number(figure) / 10).toFixed(2)}${close}`,
    ),
  swapped: (text, place, next) =>
    withFigure(withFigure(text, place, figureIn(text, next)), next, figureIn(text, place)),
};

/** Every amount of the file by one factor: the unit of the whole filing is wrong, so nothing in it contradicts. */
const allTimes = (factor: number) => (text: string) =>
  text.replace(
    /(unitRef="INR"[^>]*>)(-?[\d.]+)</g,
    (_all, open: string, figure: string) => `${open}${Number(figure) * factor}<`,
  );

/** Factors between rupees, hundreds, lakhs, millions and crores, both ways. */
export const unitFactors: Record<string, number> = {
  'times 100': 100,
  'by 100': 1 / 100,
  'times 1,000': 1000,
  'by 1,000': 1 / 1000,
  'times a lakh': 1e5,
  'by a lakh': 1e-5,
  'times a crore': 1e7,
  'by a crore': 1e-7,
};

const endsOn = (day: string) => (text: string) => withText(text, 'DateOfEndOfReportingPeriod FourD', day);
const toWholeFile: Record<string, [kind: string, mutate: (text: string) => string]> = {
  ...Object.fromEntries(
    Object.entries(unitFactors).map(([name, factor]) => [
      `all ${name}`,
      [`whole file ${name}`, allTimes(factor)],
    ]),
  ),
  'all in dollars': ['another currency', (text) => text.replaceAll('iso4217:INR', 'iso4217:USD')],
  'a period still to come': ['date', endsOn('2031-03-31')],
  'a period after the filing': ['date', endsOn('2024-09-30')],
  'a period that ends before it begins': ['date', endsOn('2022-03-31')],
  'no contexts': [
    'contexts dropped',
    (text) => text.replaceAll('<xbrli:context id="OneI"', '<xbrli:context id="OneX"'),
  ],
};

export interface Mutation {
  /** What the table of docs/generated/mutations.md counts it under. */
  kind: string;
  what: string;
  mutate: (text: string) => string;
}

/** Every mutation; one that leaves a filing as it is does not count. */
export const allMutations: readonly Mutation[] = mutationsAt(places);

/** The same for integrated filings, whose finance companies and banks have lines of their own. */
export const integratedMutations: readonly Mutation[] = mutationsAt(integratedPlaces);

function mutationsAt(lines: readonly string[]): Mutation[] {
  return [
    ...Object.entries(toWholeFile).map(([what, [kind, mutate]]) => ({ kind, what, mutate })),
    ...lines.flatMap((place, at) =>
      Object.entries(toOneFigure).map(([what, mutate]) => ({
        kind: `one figure ${what}`,
        what: `${place} ${what}`,
        mutate: (text: string) => mutate(text, place, lines[(at + 1) % lines.length] ?? place),
      })),
    ),
  ];
}
