import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { aaoifi, judge, standardById, tasis } from '..';
import type { FilingAmounts } from '..';

const today = '2026-11-21';
const crore = 10_000_000;

const withLines = (...lines: [name: string, percent: number][]) =>
  aCompany({
    filing: aFiling(soundAmounts, {
      segments: lines.map(([name, percent]) => ({ name, revenueRupees: percent * crore })),
    }),
  });
const withAmounts = (amounts: Partial<FilingAmounts>) =>
  aCompany({ filing: aFiling({ ...soundAmounts, ...amounts }) });

describe('the reasons of a verdict', () => {
  it('do not state that no line is objected to and then object to one', () => {
    const { status, reasons } = judge(withLines(['Paints', 97], ['Liquor', 3]), aaoifi, today);
    expect(status).toBe(1);
    expect(reasons.join(' ')).not.toContain('permitted business');
    expect(reasons[0]).toBe(
      'Its lines that are not permitted or doubtful bring less of its revenue than AAOIFI tolerates, and every ratio is within its limits.',
    );
    expect(reasons[1]).toBe(
      'Liquor, 3% of its revenue by segment, is not permitted by AAOIFI (alcohol), and tolerated below 5%. That the name stands for this is our reading.',
    );
  });

  it('state that the business is permitted if no line is objected to', () => {
    expect(judge(withLines(['Paints', 100]), aaoifi, today).reasons[0]).toBe(
      'Passes: permitted business, all three ratios within AAOIFI limits.',
    );
  });

  it('name the source of the reading of a line that is not permitted', () => {
    const { status, reasons } = judge(withLines(['Paints', 95.1], ['Liquor', 4.9]), tasis, today);
    expect(status).toBe(2);
    expect(reasons[0]).toBe(
      'Liquor, 4.90% of its revenue by segment, is not permitted by TASIS (alcohol). That the name stands for this is our reading.',
    );
  });

  it.each([
    [2500.4, 4, '25.004% of total assets; the limit is 25%'],
    [2499.6, 1, '24.996% of total assets; the limit is 25%'],
    [2500.0001, 4, 'just above 25% of total assets; the limit is 25%'],
    [2500, 1, '25% of total assets; the limit is 25%'],
    [2600, 4, '26% of total assets; the limit is 25%'],
  ])('distinguish a debt of %d of 10,000 crore from its limit', (debt, status, sentence) => {
    const tenfold = Object.fromEntries(
      Object.entries(soundAmounts).map(([key, value]) => [
        key,
        typeof value === 'number' ? value * 10 : value,
      ]),
    );
    const verdict = judge(
      withAmounts({ ...tenfold, borrowingsNoncurrent: debt, borrowingsCurrent: 0 }),
      tasis,
      today,
    );
    expect(verdict.status).toBe(status);
    expect(verdict.reasons.join(' ')).toContain(sentence);
  });

  it('do not state that a company never judged was not compliant before', () => {
    const msci = standardById.MSCI;
    const first = judge(withAmounts({ borrowingsNoncurrent: 310, borrowingsCurrent: 0 }), msci, today);
    expect(first.reasons.join(' ')).not.toContain('not compliant before');
    const asNewcomer = 'A newcomer may enter up to 30%; once in, it may stay up to 33.33%.';
    expect(first.ratios[0]?.note).toBe(asNewcomer);
    expect(first.status).toBe(4);
    const again = (day: string) =>
      judge(withAmounts({ borrowingsNoncurrent: 310, borrowingsCurrent: 0 }), msci, today, [
        { day, ...first },
      ]);
    // on the day the same accounts were filed, and before
    expect(again('2024-05-10').ratios[0]?.note).toBe(asNewcomer);
    expect(again('2024-05-09').ratios[0]?.note).toMatch(
      /^It was not compliant before, so it may enter up to 30%/,
    );
  });

  it('say once how the past affects several ratios', () => {
    const { reasons } = judge(withAmounts({}), standardById.MSCI, today);
    expect(reasons.filter((reason) => reason.includes('once in, it may stay'))).toHaveLength(1);
  });

  it('do not ask what "Others" is where a forbidden line decides anyway', () => {
    const { status, missing } = judge(withLines(['Cigarettes', 97], ['Others', 3]), aaoifi, today);
    expect(status).toBe(2);
    expect(missing).toEqual([]);
  });

  it('say that undescribed revenue counts beside lines that are not permitted', () => {
    const { status, missing } = judge(withLines(['Paints', 94], ['Wines', 3], ['Others', 3]), aaoifi, today);
    expect(status).toBe(3);
    expect(missing).toEqual([
      'What 3% of segment revenue comes from: "Others" does not say, and less than 5% may stay undescribed together with the lines not permitted or doubtful',
    ]);
  });
});
