import { emptyForm, newHolding, readForm, type PurificationForm } from './purificationForm';

it('the purification form reads back what was saved', () => {
  const form: PurificationForm = {
    standard: 'AAOIFI',
    method: 'gain',
    holdings: [
      {
        ...newHolding('a', 'Sound Paints', 'INE000A01018'),
        shares: 10,
        boughtOn: '2023-01-02',
        paidRupees: 100,
        soldOn: '2024-01-02',
        receivedRupees: 150,
        years: { '2024-03-31': { dividendRupees: 0, impurePercent: 2.5, impureRupeesPerShare: null } },
      },
    ],
  };
  expect(readForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
});

it('the purification form leaves out what it cannot read', () => {
  expect(readForm(null)).toEqual(emptyForm);
  const saved = {
    standard: 'MINE',
    method: 'all',
    holdings: [
      { name: 'no id' },
      7,
      { id: 'a', name: 'A', shares: -1, boughtOn: '2024-02-30', years: { soon: {} } },
    ],
  };
  expect(readForm(saved)).toEqual({ ...emptyForm, holdings: [newHolding('a', 'A')] });
});
