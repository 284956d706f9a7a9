import fc from 'fast-check';
import { aFiling } from '../facts.fixture';
import { amountKeys, recipes, statedTotal, sumUp } from '../index';
import type { Filing } from '../index';

const amounts = fc.record(
  Object.fromEntries(amountKeys.map((key) => [key, fc.option(fc.integer({ min: -100, max: 100 }))])),
);
const ofFiledLines = [
  recipes.revenue,
  recipes.interestIncome,
  recipes.debt,
  recipes.cashAndBank,
  recipes.tradeReceivables,
  recipes.investments,
];

it('a stated total is the sum the verdicts use, and unknown where no line is stated', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('ind_as', 'bank', 'nbfc'), (stated, format) => {
      const filing: Filing = { ...aFiling({}), format, amounts: { ...aFiling({}).amounts, ...stated } };
      for (const recipe of ofFiledLines) {
        const { amount } = sumUp(recipe, { filing, marketCaps: [], tolerated: [] });
        const isStated = amount.parts.some(({ valueRupees }) => valueRupees !== null);
        expect(statedTotal(recipe, filing)).toBe(isStated ? amount.valueRupees : null);
      }
    }),
  );
});
