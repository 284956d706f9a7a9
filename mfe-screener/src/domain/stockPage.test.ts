import type { Ratio, StockPage } from '@tayyib/shared/contracts';
import { samplePage } from '../../dev/sampleMarket';
import { gaugeEnd, headroomWords } from './headroomWords';
import { linesOfBusiness } from './linesOfBusiness';
import { sourcesOf } from './sourcesOf';

function page(code: string): StockPage {
  const found = samplePage(code);
  if (!found) throw new Error(`${code} is not in the sample.`);
  return found;
}

const amount = { label: '', valueRupees: null, parts: [], source: null };
const aRatio = (facts: Partial<Ratio>): Ratio => ({
  id: 'debt',
  label: 'Debt',
  numerator: amount,
  denominator: amount,
  value: 0.2,
  limit: 0.25,
  limitInclusive: true,
  passes: true,
  headroom: 0.05,
  dividedBy: 'accounts',
  flip: null,
  note: null,
  ...facts,
});

describe('headroom in words', () => {
  it.each<[Partial<Ratio>, string]>([
    [{ headroom: 0.0651 }, '6.51 points below the limit'],
    [{ headroom: 0.01 }, '1 point below the limit'],
    [{ headroom: -0.032, passes: false }, '3.2 points above the limit'],
    [{ headroom: 0 }, 'Exactly at the limit, which passes'],
    [{ headroom: 0, limitInclusive: false, passes: false }, 'Exactly at the limit, which fails'],
    [{ headroom: 0.00001 }, 'Just below the limit'],
    [{ value: null, headroom: null, passes: null }, 'Not known: a figure is missing'],
  ])('of %j is "%s"', (facts, words) => {
    expect(headroomWords(aRatio(facts))).toBe(words);
  });

  it('leaves room for a value beyond the limit', () => {
    expect(gaugeEnd({ value: 0.1, limit: 0.2 })).toBeCloseTo(0.3);
    expect(gaugeEnd({ value: 1, limit: 0.2 })).toBeCloseTo(1.08);
  });
});

describe('a stock', () => {
  it('has each source once', () => {
    const documents = sourcesOf(page('RELIANCE')).map(({ document }) => document);
    expect(documents).toEqual([
      'Equity.csv',
      'AverageMarketCapitalization31Dec2025.xlsx',
      'RELIANCE annual results, XBRL',
    ]);
  });

  it('has each line of business once, with what both standards say', () => {
    const cigarettes = linesOfBusiness(page('ITC').verdicts).find(({ activity }) =>
      /cigarettes/i.test(activity),
    );
    expect(cigarettes?.findings).toEqual([
      { standard: 'TASIS', rule: 'tobacco', outcome: 'not_permissible' },
      { standard: 'AAOIFI', rule: 'tobacco', outcome: 'not_permissible' },
    ]);
  });
});
