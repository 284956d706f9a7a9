import { fireEvent, screen, within } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { metalPrices } from '../../dev/metalPrices';
import { forgetEverything } from '../state/device/savedTexts.fixture';
import PurificationPage from './PurificationPage';
import ZakatPage from './ZakatPage';

beforeEach(forgetEverything);

const undo = () => screen.getByRole('button', { name: 'Undo change' });
const redo = () => screen.getByRole('button', { name: 'Redo change' });

it('undoes and redoes an amount, a choice and a day of zakat, by button and by key', async () => {
  serverReplies({ 'GET /api/metals': { prices: metalPrices } });
  const { person } = renderWithApp(<ZakatPage />, { as: aPerson('free') });
  const cash = await screen.findByLabelText('Cash at hand');
  const started = screen.getByLabelText('Your wealth reached the nisab on');
  expect(screen.queryByRole('button', { name: 'Undo change' })).not.toBeInTheDocument();
  await person.type(cash, '5000');
  await person.click(screen.getByLabelText('Gold, 85 g'));
  fireEvent.change(started, { target: { value: '2025-01-02' } });

  await person.click(undo());
  expect(started).toHaveValue('');
  await person.click(redo());
  expect(started).toHaveValue('2025-01-02');
  await person.click(undo());
  await person.keyboard('{Control>}z{/Control}');
  expect(screen.getByLabelText('Silver, 612.36 g')).toBeChecked();
  await person.keyboard('{Meta>}z{/Meta}');
  expect(cash).toHaveValue('');
  expect(undo()).toHaveAttribute('aria-disabled', 'true');
  await person.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(cash).toHaveValue('5,000');

  // in a text field the browser itself undoes
  await person.click(cash);
  await person.keyboard('{Control>}z{/Control}');
  expect(undo()).toHaveAttribute('aria-disabled', 'false');
});

it('undoes a correction, a day and a method of purification', async () => {
  serverReplies({});
  const { person } = renderWithApp(<PurificationPage />, { as: null });
  await person.type(await screen.findByLabelText('Or by hand: company or fund'), 'A fund{Enter}');
  const card = within(await screen.findByRole('region', { name: 'A fund' }));
  await person.type(card.getByLabelText('Shares bought'), '10');
  fireEvent.change(card.getByLabelText('Bought on'), { target: { value: '2023-05-01' } });
  fireEvent.change(card.getByLabelText('Sold on'), { target: { value: '2024-01-10' } });
  await person.type(card.getByLabelText('Impure share of income'), '4');
  await person.click(screen.getByLabelText('By dividend'));

  await person.click(undo());
  expect(screen.getByLabelText('By dividend')).not.toBeChecked();
  await person.click(undo());
  expect(card.getByLabelText('Impure share of income')).toHaveValue('');
  await person.click(undo());
  expect(card.getByLabelText('Sold on')).toHaveValue('');
  await person.click(redo());
  expect(card.getByLabelText('Sold on')).toHaveValue('2024-01-10');
});
