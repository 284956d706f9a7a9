import fc from 'fast-check';
import { Fraction } from '../exact/Fraction';
import { netWealth, zakatOn, zakatRates } from './amounts';

const amount = fc.integer({ min: 0, max: 1e15 }).map((paise) => Fraction.of(paise).over(Fraction.of(100)));

it('doubles exactly with wealth that reaches the nisab, and may begin with wealth that does not', () => {
  fc.assert(
    fc.property(amount, amount, (wealth, nisab) => {
      const [once, twice] = [zakatOn(wealth, nisab), zakatOn(wealth.plus(wealth), nisab)];
      if (wealth.compareTo(nisab) >= 0) expect(twice.equals(once.plus(once))).toBe(true);
      else expect(once.equals(Fraction.zero)).toBe(true);
    }),
  );
});

it('does not depend on the order of assets or debts, and is never negative', () => {
  fc.assert(
    fc.property(fc.array(amount), fc.array(amount), amount, (assets, debts, nisab) => {
      const due = zakatOn(netWealth(assets, debts), nisab);
      expect(zakatOn(netWealth(assets.toReversed(), debts.toReversed()), nisab).equals(due)).toBe(true);
      expect(due.compareTo(Fraction.zero)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('is more for a solar year, by its days', () => {
  expect(zakatRates.solar.toText(6)).toBe('0.025777');
});
