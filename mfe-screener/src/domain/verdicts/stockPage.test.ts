import type { Ratio, StandardId, StockPage, Verdict } from '@tayyib/shared/contracts';
import { samplePage } from '../../../dev/sampleMarket';
import { flipWords } from './flipWords';
import { gaugeEnd, headroomWords } from './headroomWords';
import { linesOfBusiness } from './linesOfBusiness';
import { shortReason } from './shortReason';
import { sourcesOf } from './sourcesOf';
import { tally } from './tally';

function page(code: string): StockPage {
  const found = samplePage(code);
  if (!found) throw new Error(`${code} is not in the sample.`);
  return found;
}

function verdictOf(code: string, standard: StandardId = 'TASIS'): Verdict {
  const found = page(code).verdicts.find(({ standard: { id } }) => id === standard);
  if (!found) throw new Error(`${standard} has not judged ${code}.`);
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

describe('what would flip a ratio', () => {
  const debt = { ...amount, label: 'Interest-bearing debt' };
  const assets = { ...amount, label: 'Total assets' };
  const flip = { numeratorRoomRupees: 50_000_000, denominatorRupees: 800_000_000, sharePriceRupees: null };

  it('is stated for a ratio that passes, for one that fails, and with a share price', () => {
    const ratio = aRatio({ numerator: debt, denominator: assets, flip });
    expect(flipWords(ratio)).toBe(
      'Would fail with over ₹5 cr more interest-bearing debt, or with total assets below ₹80 cr.',
    );
    const failing = { ...flip, numeratorRoomRupees: -50_000_000, sharePriceRupees: 120.5 };
    expect(flipWords({ ...ratio, passes: false, flip: failing })).toBe(
      'Would pass with ₹5 cr less interest-bearing debt, or with total assets of ₹80 cr or more (a share price of ₹120.50, sustained).',
    );
  });

  it('is not stated if only time would flip it', () => {
    expect(flipWords(aRatio({ flip: null }))).toBeNull();
  });
});

describe('a stock', () => {
  it('has each source of a verdict once, newest first', () => {
    const documents = (standard: StandardId) =>
      sourcesOf(page('RELIANCE'), verdictOf('RELIANCE', standard)).map(({ document }) => document);
    const all = ['Equity.csv', 'AverageMarketCapitalization31Dec2025.xlsx', 'RELIANCE annual results, XBRL'];
    expect(documents('TASIS')).toEqual(all);
    expect(documents('AAOIFI')).toEqual(all);
  });

  it('has a short reason for each verdict', () => {
    expect(shortReason(verdictOf('TCS'))).toMatch(/^Nearest limit: .+, limit \d+%$/);
    expect(shortReason(verdictOf('ITC'))).toBe('Business: tobacco');
    expect(shortReason(verdictOf('NTPC'))).toBe('Debt 48.95%, limit 25%');
    expect(shortReason(verdictOf('BHARTIARTL'))).toBe('We do not have its annual accounts');
    expect(shortReason(verdictOf('TCS', 'SP'))).toBe('Missing: average market capitalisation (36 months)');
    expect(shortReason(verdictOf('RELIANCE', 'SC_MALAYSIA'))).toBe('Not known: impure income, impure profit');
  });

  it('tells a ratio from the limit it is held against', () => {
    const verdict = verdictOf('NTPC');
    const failing = { ...verdict, ratios: [aRatio({ value: 0.25004, headroom: -0.00004, passes: false })] };
    expect(shortReason(failing)).toBe('Debt 25.004%, limit 25%');
  });

  it('gives the ratio that fails as the reason, also where only its least is known', () => {
    const passing = aRatio({ id: 'debt', value: 0, headroom: 0.3, limit: 0.3, passes: true });
    const bounds = { least: 0.365, most: 0.76, notStated: ['Other bank balances'], supposing: null };
    const failing = aRatio({
      id: 'liquidity',
      value: null,
      bounds,
      headroom: null,
      limit: 0.3,
      passes: false,
    });
    const verdict = { ...verdictOf('NTPC'), ratios: [passing, failing] };
    expect(shortReason(verdict)).toBe('Cash and receivables at least 36.50%, limit 30%');
  });

  it('gives the nearest limit by what a ratio is at most, where its value is not known', () => {
    const debt = aRatio({ id: 'debt', value: 0.1, headroom: 0.15, limit: 0.25, passes: true });
    const bounds = { least: 0, most: 0.0278, notStated: ['Interest income'], supposing: null };
    const interest = aRatio({
      id: 'impure_income',
      value: null,
      bounds,
      headroom: null,
      limit: 0.03,
      passes: true,
    });
    const verdict = { ...verdictOf('TCS'), ratios: [debt, interest] };
    expect(shortReason(verdict)).toBe('Nearest limit: Impure income at most 2.78%, limit 3%');
  });

  it('counts how its standards agree', () => {
    expect(tally(page('ITC').verdicts)).toBe('All 7 standards agree: not compliant.');
    expect(tally([verdictOf('TCS'), verdictOf('ITC'), verdictOf('BHARTIARTL')])).toBe(
      'Of 3 standards: 1 compliant, 1 not compliant, 1 under review.',
    );
    expect(tally([verdictOf('BHARTIARTL'), verdictOf('BHARTIARTL', 'AAOIFI')])).toBe(
      'Under review by all 2 standards.',
    );
  });

  it('does not count standards that lack a figure of every company', () => {
    expect(tally([verdictOf('TCS'), verdictOf('TCS', 'SP'), verdictOf('TCS', 'DOW_JONES')])).toBe(
      'By one standard: compliant. S&P and Dow Jones cannot be judged with the data loaded.',
    );
  });

  it('has its lines of business by their share of revenue, those not permitted first', () => {
    const activities = (code: string) =>
      linesOfBusiness(verdictOf(code), page(code).verdicts).map(({ activity }) => activity);
    expect(activities('RELIANCE').slice(0, 2)).toEqual(['Oil to Chemicals (O2C)', 'Retail']);
    expect(activities('RELIANCE').indexOf('Others')).toBe(3);
    expect(activities('ITC')[0]).toBe('FMCG - Cigarettes');
  });

  it('lists different rulings of other standards', () => {
    const { verdicts } = page('ITC');
    const line = (standard: StandardId, name: string) =>
      linesOfBusiness(verdictOf('ITC', standard), verdicts).find(({ activity }) => activity === name);
    expect(line('TASIS', 'FMCG - Cigarettes')?.elsewhere).toEqual([]);
    const hotels = verdicts.map(
      ({ business }) => business.findings.find(({ activity }) => activity === 'Hotels')?.outcome,
    );
    expect(new Set(hotels).size).toBeGreaterThan(1);
    const others = line('TASIS', 'Hotels')?.elsewhere.flatMap(({ standards }) => standards);
    expect(others).toHaveLength(hotels.filter((outcome) => outcome !== hotels[0]).length);
  });
});
