/** The line of business of a class of the exchanges; each is restricted by some standard. */
export type ClassLine =
  | 'tobacco'
  | 'alcohol'
  | 'meat'
  | 'finance'
  | 'insurance'
  | 'broking'
  | 'fund management'
  | 'holding'
  | 'registrars'
  | 'ratings'
  | 'exchanges'
  | 'payments'
  | 'finance of unstated kind'
  | 'entertainment'
  | 'media'
  | 'gaming'
  | 'hotels'
  | 'arms';

/** One class of the common industry structure of NSE and BSE, in its place among the four levels. */
export interface ClassMapping {
  macro: string;
  sector: string;
  industry: string;
  /** Null where every basic industry of the industry belongs to the line. */
  basicIndustry: string | null;
  line: ClassLine;
}

const mapped =
  (macro: string, sector: string, industry: string) =>
  (basicIndustry: string | null, line: ClassLine): ClassMapping => ({
    macro,
    sector,
    industry,
    basicIndustry,
    line,
  });
const consumerGoods = (industry: string) =>
  mapped('Fast Moving Consumer Goods', 'Fast Moving Consumer Goods', industry);
const financial = (industry: string) => mapped('Financial Services', 'Financial Services', industry);
const consumerServices = (sector: string, industry: string) =>
  mapped('Consumer Discretionary', sector, industry);

const finance = financial('Finance');
const capitalMarkets = financial('Capital Markets');
const entertainment = consumerServices('Media, Entertainment & Publication', 'Entertainment');
const media = consumerServices('Media, Entertainment & Publication', 'Media');
const leisure = consumerServices('Consumer Services', 'Leisure Services');

/**
 * Every class with a line of business that some standard restricts. Other classes are restricted by none, except the
 * wide ones (`wideClasses`), which are too general to judge by. A sector is not mapped as a whole: registrars, raters, exchanges and depositories
 * stand beside lenders in it.
 */
export const classMappings: readonly ClassMapping[] = [
  consumerGoods('Cigarettes & Tobacco Products')('Cigarettes & Tobacco Products', 'tobacco'),
  consumerGoods('Beverages')('Breweries & Distilleries', 'alcohol'),
  consumerGoods('Food Products')('Meat Products including Poultry', 'meat'),
  financial('Banks')(null, 'finance'),
  finance('Non Banking Financial Company (NBFC)', 'finance'),
  finance('Housing Finance Company', 'finance'),
  finance('Microfinance Institutions', 'finance'),
  finance('Financial Institution', 'finance'),
  finance('Holding Company', 'holding'),
  finance('Investment Company', 'finance of unstated kind'),
  finance('Other Financial Services', 'finance of unstated kind'),
  financial('Insurance')(null, 'insurance'),
  financial('Financial Technology (Fintech)')('Financial Technology (Fintech)', 'payments'),
  capitalMarkets('Stockbroking & Allied', 'broking'),
  capitalMarkets('Asset Management Company', 'fund management'),
  capitalMarkets('Mutual Fund Scheme - ETF', 'finance of unstated kind'),
  capitalMarkets('Financial Products Distributor', 'finance of unstated kind'),
  capitalMarkets('Other Capital Market related Services', 'finance of unstated kind'),
  capitalMarkets('Ratings', 'ratings'),
  capitalMarkets('Exchange and Data Platform', 'exchanges'),
  capitalMarkets('Depositories, Clearing Houses and Other Intermediaries', 'registrars'),
  entertainment(null, 'entertainment'),
  entertainment('Digital Entertainment', 'gaming'),
  media('Electronic Media', 'entertainment'),
  media('Print Media', 'media'),
  media('Web based media and service', 'media'),
  media('Advertising & Media Agencies', 'media'),
  leisure('Hotels & Resorts', 'hotels'),
  leisure('Restaurants', 'hotels'),
  mapped('Industrials', 'Capital Goods', 'Aerospace & Defense')('Aerospace & Defense', 'arms'),
];

/** The names of the classes of a line. BSE writes "A- B" where the common structure has "A, B". */
export function classesOf(line: ClassLine): string[] {
  const names = classMappings
    .filter((mapping) => mapping.line === line)
    .map(({ basicIndustry, industry }) => basicIndustry ?? industry);
  return [...new Set(names.flatMap((name) => [name, name.replaceAll(', ', '- ')]))];
}
