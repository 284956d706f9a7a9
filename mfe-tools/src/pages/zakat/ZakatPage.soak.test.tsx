import { screen, within } from '@testing-library/react';
import { openPage } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('the zakat page shows what each school comes to where they differ, and what to do then', async () => {
  const { enter } = await openPage();
  await screen.findAllByText(/currency-api/);
  await enter('Cash at hand', '500000');
  expect(screen.getByText(/the four schools come to the same amount/)).toBeVisible();
  await enter('Due now', '100000');
  const shown = screen.getByText('Hanafi, your choice').closest('dl');
  expect(shown).toHaveTextContent(
    'Hanafi, your choice₹10,000.00Shafi‘i₹12,500.00Maliki₹10,000.00Hanbali₹10,000.00',
  );
  expect(screen.getByText(/follow the same answer every year/)).toBeVisible();
});

it('brings a removed row back', async () => {
  const { person } = await openPage();
  const gold = within(screen.getByLabelText('Gold'));
  await person.click(gold.getByLabelText('Weight of gold 1'));
  await person.paste('24');
  await person.click(gold.getByText('Add gold'));
  await person.click(gold.getByLabelText('Remove gold 1'));
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await person.click(undo);
  expect(gold.getByLabelText('Weight of gold 1')).toHaveValue('24');
});

it('the zakat page prints the school and the choices, each with its rule', async () => {
  const { person } = await openPage();
  await person.click(screen.getByLabelText('Shafi‘i'));
  const choices = within(screen.getByLabelText('Choices by which it was calculated'));
  expect(choices.getByText('School').nextSibling).toHaveTextContent('Shafi‘i');
  expect(choices.getByText('Debts').nextSibling).toHaveTextContent(/^Do not deduct \(Shafi‘i\)\S.*\w\.$/);
  expect(choices.getByText('Worn jewellery').nextSibling).toHaveTextContent(/^Exempt.*zakatrs/);
  await person.click(screen.getByLabelText('Counts (Hanafi)'));
  expect(choices.getByText('School').nextSibling).toHaveTextContent('None: a mixture');
});
