import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { aaoifi, judge, standards, tasis } from '..';
import type { CompanyFacts, Standard } from '..';

const today = '2026-11-21';

/** A maker of paints a quarter of whose revenue comes from a segment of this name. */
const withSegment = (name: string, more: Partial<CompanyFacts> = {}) =>
  aCompany({
    filing: aFiling(soundAmounts, {
      segments: [
        { name: 'Paints', revenueRupees: 3_000_000_000 },
        { name, revenueRupees: 1_000_000_000 },
      ],
    }),
    ...more,
  });
const statusesOf = (company: CompanyFacts, by: readonly Standard[] = standards) => [
  ...new Set(by.map((standard) => judge(company, standard, today).status)),
];

const inClass = (group: string, subgroup: string, sector: string): CompanyFacts['industry'] => ({
  sector,
  industry: sector,
  group,
  subgroup,
  source: { publisher: 'BSE', document: 'Equity.csv', asOf: '2025-06-01', publishedOn: null },
});
const software = inClass('IT - Software', 'Computers - Software & Consulting', 'Information Technology');

describe('a name that only sounds forbidden', () => {
  it.each([
    'Pig Iron',
    'DI pipes and pig iron',
    'Packaging Films',
    'BOPP Films',
    'Polyester film',
    'Sun Control Film',
    'Non-Alcoholic Beverages',
    'Fatty Alcohols',
    'Root beer',
    'White spirit',
    'Cotton Gin',
    'Power Bank',
    'Blood Bank',
    'Stem cell banking',
    'Core Banking Software',
    'Road assets (HAM projects)',
    'Investment Castings',
    'LED TV',
    'Grinding media',
    'Robotic arms',
    'Poultry feed',
    'Carbon credits',
  ])('passes: "%s"', (name) => {
    expect(statusesOf(withSegment(name))).toEqual([1]);
  });
});

describe('a name of a line that no standard permits', () => {
  it.each([
    'Whisky',
    'Indian Whiskey',
    'Rum',
    'Vodka',
    'Brandy',
    'Country liquors',
    'Alcobev',
    'Alcoholic Beverages',
    'Alcoholic and non-alcoholic beverages',
    'Potable spirit',
    'Pig iron and pork',
    'Cigarillos',
    'Vapes',
    'Gold Loan',
    'Gold loans',
    'Hire Purchase',
    'Consumer Credit',
    'Microcredit',
    'Chit funds',
    'Finance lease',
    'Lotto',
    'Horse racing',
    'Wagering',
    'Power banks and banking',
  ])('fails: "%s"', (name) => {
    expect(statusesOf(withSegment(name))).toEqual([2]);
  });
});

describe('a name that may be either', () => {
  it.each([
    'Leasing',
    'Equipment leasing',
    'Investments',
    'Trading in securities',
    'Wealth management',
    'Credit',
    'Extra neutral alcohol',
    'Industrial alcohol',
    'Fantasy sports',
  ])('neither passes nor fails: "%s"', (name) => {
    expect(statusesOf(withSegment(name))).toEqual([3]);
  });

  it.each(['OTT', 'OTT platform', 'Video streaming', 'Web series'])(
    'fails entertainment by TASIS: "%s"',
    (name) => {
      expect(judge(withSegment(name), tasis, today).status).toBe(2);
      expect(judge(withSegment(name), aaoifi, today).status).toBe(3);
    },
  );
});

describe('a software house', () => {
  const houseWith = (name: string) =>
    aCompany({
      industry: software,
      filing: aFiling(soundAmounts, {
        segments: [
          { name: 'Software', revenueRupees: 900 },
          { name, revenueRupees: 100 },
        ],
      }),
    });

  it.each(['Lottery', 'Online rummy', 'Casino', 'Liquor', 'Gaming'])(
    'is under review with a segment "%s", which is hardly a trade of its customers',
    (name) => {
      expect(statusesOf(houseWith(name))).toEqual([3]);
    },
  );

  it.each(['Banking, Financial Services and Insurance', 'Media and Entertainment', 'Travel and Hospitality'])(
    'ignores its customers\' trades: "%s"',
    (name) => {
      expect(statusesOf(houseWith(name))).toEqual([1]);
    },
  );
});

describe('an exchange class', () => {
  const byClass = (industry: CompanyFacts['industry']) => aCompany({ industry });
  const leisure = inClass('Leisure Services', 'Amusement Parks/ Other Recreation', 'Consumer Discretionary');
  const sugar = inClass('Agricultural Food & other Products', 'Sugar', 'Fast Moving Consumer Goods');

  it('that includes casinos or distilling mills is not conclusive by itself', () => {
    expect(statusesOf(byClass(leisure))).toEqual([3]);
    expect(statusesOf(byClass(sugar))).toEqual([3]);
  });

  it('is decided by segments', () => {
    const segmentsOf = (...names: string[]) =>
      aFiling(soundAmounts, { segments: names.map((name) => ({ name, revenueRupees: 100 })) });
    expect(statusesOf(aCompany({ industry: sugar, filing: segmentsOf('Sugar', 'Power') }))).toEqual([1]);
    expect(statusesOf(aCompany({ industry: sugar, filing: segmentsOf('Sugar', 'Distillery') }))).toEqual([3]);
    expect(statusesOf(aCompany({ industry: leisure, filing: segmentsOf('Casino') }))).toEqual([2]);
  });

  it.each([
    ['Capital Markets', 'Ratings'],
    ['Capital Markets', 'Depositories, Clearing Houses and Other Intermediaries'],
    ['Capital Markets', 'Exchange and Data Platform'],
    ['Finance', 'Other Financial Services'],
  ])('of %s: %s is no lender for sure, and no pass', (group, subgroup) => {
    expect(statusesOf(byClass(inClass(group, subgroup, 'Financial Services')))).toEqual([3]);
  });

  it.each([
    ['Finance', 'Non Banking Financial Company (NBFC)'],
    ['Banks', 'Private Sector Bank'],
    ['Insurance', 'Life Insurance'],
  ])('of %s: %s fails by every standard', (group, subgroup) => {
    expect(statusesOf(byClass(inClass(group, subgroup, 'Financial Services')))).toEqual([2]);
  });

  it('of stockbrokers and managers of funds still fails by TASIS', () => {
    const of = (subgroup: string) => byClass(inClass('Capital Markets', subgroup, 'Financial Services'));
    expect(statusesOf(of('Stockbroking & Allied'), [tasis])).toEqual([2]);
    expect(statusesOf(of('Asset Management Company'), [tasis])).toEqual([2]);
  });
});
