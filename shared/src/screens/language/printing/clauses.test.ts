import { fromClauses, textOfForm, toClauses } from './clauses';
import { parse } from '../parsing/parse';
import { print } from './print';

const formOf = (text: string) => {
  const read = parse(text);
  if (!read.ok) throw new Error(read.errors[0]?.message);
  return toClauses(read.query);
};

it('turns simple clauses into lines of the form, and leaves the rest as text in its place', () => {
  const form = formOf('debt to assets < 25\nsales > 5 or pe < 3\nsales growth 3 years >= 10%\nas of 2025-03');
  expect(form).toEqual({
    asOf: '2025-03',
    clauses: [
      {
        kind: 'compare',
        metric: { type: 'metric', id: 'debtToAssets', period: null, standard: null },
        time: null,
        op: '<',
        value: { type: 'number', value: 25, suffix: null },
      },
      { kind: 'text only', text: '(Sales > 5 OR P/E < 3)' },
      {
        kind: 'compare',
        metric: { type: 'metric', id: 'sales', period: null, standard: null },
        time: { type: 'growth', years: 3 },
        op: '>=',
        value: { type: 'number', value: 10, suffix: '%' },
      },
    ],
  });
});

it.each([
  ['compare', 'Price > 5'],
  ['between', 'P/E between 1 and 5'],
  ['choose', 'Status(AAOIFI) = compliant'],
  ['trend', 'Debt falling 3 years'],
  ['status held', 'Status = compliant for 12 months'],
  ['status changed', 'Status changed within 6 months'],
  ['text only', 'Price > SMA 50'],
  ['text only', 'NOT Price > 5'],
  ['text only', 'Debt / Sales < 5'],
])('the form of a screen has a %s line for %s, whose text is the same', (kind, text) => {
  const form = formOf(text);
  expect(form.clauses.map((clause) => clause.kind)).toEqual([kind]);
  expect(textOfForm(form)).toBe(text);
});

it('the form of a screen says which line of the form has a fault', () => {
  const built = fromClauses({
    asOf: null,
    clauses: [...formOf('price > 5').clauses, { kind: 'text only', text: 'salles > 5' }],
  });
  expect(built).toMatchObject({ ok: false, errors: [{ clause: 1, error: { suggestion: 'Sales' } }] });
});

it('the form of a screen does not split text with more than one clause', () => {
  const built = fromClauses({ asOf: null, clauses: [{ kind: 'text only', text: 'price > 5\npe < 3' }] });
  expect(built.ok && print(built.query)).toBe('Price > 5 AND\nP/E < 3');
});
