import { unitBeside } from './resultFigures';

it('says the unit of a column once', () => {
  expect(unitBeside('Debt', 'rupees crore')).toBe('₹ cr');
  expect(unitBeside('Days since listing', 'days')).toBe('days');
  expect(unitBeside('Debtor days', 'days')).toBeUndefined();
  expect(unitBeside('Current ratio', 'ratio')).toBeUndefined();
});
