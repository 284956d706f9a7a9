import { useEffect, useState } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { calculateZakat } from '../../../domain/zakat/zakat';
import { partNames } from '../../../domain/zakat/parts';
import { emptyForm, toSheet, type ZakatForm } from '../../../domain/zakat/zakatForm';
import { HoldingFields } from './HoldingFields';

/** The fields of a form, which is open in full; returns the form as it was changed last. */
function openFields() {
  serverReplies({});
  let shown: ZakatForm = { ...emptyForm, settings: { ...emptyForm.settings, pension: 'accessible' } };
  const { subtotals } = calculateZakat(toSheet(shown), { gold: 1_000_000, silver: 10_000 });
  function Fields() {
    const [form, setForm] = useState(shown);
    useEffect(() => {
      shown = form;
    });
    return (
      <HoldingFields
        parts={partNames}
        form={form}
        subtotals={subtotals}
        onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        onRemove={() => undefined}
      />
    );
  }
  return { ...renderWithApp(<Fields />), form: () => shown };
}

const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

it('the zakat form enters each amount where it belongs', () => {
  const { form } = openFields();
  const names = {
    'Cash at hand': 'cash',
    'Bank balances': 'bank',
    'Interest and impure income in it': 'toPurify',
    Cryptocurrency: 'crypto',
    'Held for trading': 'sharesTrading',
    'Long-term investments': 'sharesLongTerm',
    'Owed to you': 'receivables',
    'For goods sold': 'tradeReceivables',
    'Weak debts': 'weakReceivables',
    'Goods for sale': 'businessStock',
    'Property bought to sell': 'propertyToSell',
    Rent: 'rent',
    'Provident fund, compulsory': 'providentFund',
    'Provident fund, voluntary': 'voluntaryFund',
    'NPS or another pension': 'pension',
    'Of the pension, what you could withdraw now': 'pensionAccessible',
    'Life insurance': 'insurance',
    'Due now': 'debtsDueNow',
    'Long loan, each month': 'loanInstalment',
    'Long loan, still to repay': 'loanOutstanding',
  } as const;
  const expected: Record<string, unknown> = { ...form() };
  Object.entries(names).forEach(([label, name], index) => {
    type(screen.getByLabelText(label), String(index + 1));
    expected[name] = index + 1;
  });
  expect(form()).toEqual(expected);
});

it('the zakat form enters each figure of a business where it belongs, in the row of that business', async () => {
  const { person, form } = openFields();
  await person.click(screen.getByText('Add a business or a share in one'));
  await person.click(screen.getByText('Add a business or a share in one'));
  const second = within(screen.getByRole('group', { name: 'Business 2' }));
  type(second.getByLabelText('Money of the business'), '1');
  type(second.getByLabelText('Its goods for sale'), '2');
  type(second.getByLabelText('Owed to it by customers'), '3');
  type(second.getByLabelText('What it owes'), '4');
  type(second.getByLabelText('Your share of it'), '5');
  expect(form().businesses).toEqual([
    { cash: null, goods: null, receivables: null, liabilities: null, percent: null },
    { cash: 1, goods: 2, receivables: 3, liabilities: 4, percent: 5 },
  ]);
});

it('the zakat form enters weight and purity of silver in the row of that silver', async () => {
  const { person, form } = openFields();
  await person.click(within(screen.getByLabelText('Silver')).getByText('Add silver'));
  type(screen.getByLabelText('Weight of silver 2'), '100');
  await person.click(screen.getByLabelText('Purity of silver 2'));
  await person.click(await screen.findByTitle('Sterling (925)'));
  expect(form().silver).toEqual([
    { fineness: 1000, grams: null, measure: 'weight', rupees: null },
    { fineness: 925, grams: 100, measure: 'weight', rupees: null },
  ]);
});
