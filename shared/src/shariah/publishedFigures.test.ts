import { aCompany, aFiling, soundAmounts } from './facts.fixture';
import { judge, tasis } from '.';
import type { Verdict } from '../contracts';

const today = '2026-11-21';

function ratio(verdict: Verdict, id: string) {
  const found = verdict.ratios.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no ratio ${id}`);
  return found;
}

describe('published figures of the year to March 2024, consolidated, in crore', () => {
  it.each([
    [
      'RELIANCE',
      {
        borrowingsNoncurrent: 222712,
        borrowingsCurrent: 101910,
        totalAssets: 1755986,
        interestIncome: 10745,
        totalIncome: 930529,
      },
      0.185,
      0.0115,
    ],
    [
      'TCS',
      {
        borrowingsNoncurrent: 0,
        borrowingsCurrent: 0,
        totalAssets: 146449,
        interestIncome: 3781,
        totalIncome: 245315,
      },
      0,
      0.0154,
    ],
    [
      'INFY',
      {
        borrowingsNoncurrent: 0,
        borrowingsCurrent: 0,
        totalAssets: 137814,
        interestIncome: 4001,
        totalIncome: 158381,
      },
      0,
      0.0253,
    ],
    [
      'ITC',
      {
        borrowingsNoncurrent: 1.76,
        borrowingsCurrent: 9.52,
        totalAssets: 91826.16,
        interestIncome: 1710.51,
        totalIncome: 79568.33,
      },
      0.0001,
      0.0215,
    ],
  ])('%s', (_symbol, amounts, debt, interest) => {
    const verdict = judge(aCompany({ filing: aFiling({ ...soundAmounts, ...amounts }) }), tasis, today);
    expect(ratio(verdict, 'debt').value).toBeCloseTo(debt, 3);
    expect(ratio(verdict, 'impure_income').value).toBeCloseTo(interest, 4);
  });
});
