import type { Ratio } from '@tayyib/shared/contracts';
import { samplePage } from '../../../dev/sampleMarket';
import { flipWords } from './flipWords';

function debtOf(code: string): Ratio {
  const ratio = samplePage(code)?.verdicts[0]?.ratios.find(({ id }) => id === 'debt');
  if (!ratio) throw new Error(`${code} has no ratio of debt in the sample.`);
  return ratio;
}

it('states how much more debt or how much smaller a balance sheet would flip the result', () => {
  expect(flipWords(debtOf('RELIANCE'))).toMatch(
    /^Would fail with over ₹1,14,375 cr more .*, or with total assets below ₹12,98,488 cr\.$/,
  );
});

it('names no balance sheet if there is no debt: none is small enough', () => {
  expect(flipWords(debtOf('TCS'))).toMatch(/^Would fail with over ₹36,612 cr more interest-bearing debt\.$/);
});
