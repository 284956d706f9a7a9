import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPerson, renderWithApp } from '@tayyib/shared/testing';
import { ColumnChooser } from './ColumnChooser';

const usual = ['Price', 'Market capitalization', 'Stars'];

function Chooser() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <main>
      <ColumnChooser chosen={chosen} shown={usual} offered={[...usual, 'P/E']} onChange={setChosen} />
      <output>{chosen.length === 0 ? 'the usual ones' : chosen.join(', ')}</output>
    </main>
  );
}
/** The cross on a column's tag, which is for the pointer: by keyboard the last one goes with Backspace. */
function taking(column: string): Element {
  const [tag] = screen.getAllByTitle(column);
  const cross = tag?.querySelector('.anticon-close');
  if (!cross) throw new Error(`There is no cross on ${column}.`);
  return cross;
}
const open = () => renderWithApp(<Chooser />, { as: aPerson('premium') });

it('adds a column to those on the page, takes one out, and goes back to the usual ones', async () => {
  const { person } = open();
  expect(screen.getByText('the usual ones')).toBeVisible();
  await person.type(screen.getByRole('combobox', { name: 'Columns' }), 'P/E');
  await person.click(await screen.findByTitle('P/E'));
  expect(screen.getByText('Price, Market capitalization, Stars, P/E')).toBeVisible();
  await person.click(taking('Price'));
  expect(screen.getByText('Market capitalization, Stars, P/E')).toBeVisible();
  for (const column of ['Market capitalization', 'Stars', 'P/E']) await person.click(taking(column));
  expect(screen.getByText('the usual ones')).toBeVisible();
});

it('moves a column by keyboard, and keeps the focus on it', async () => {
  const { person, baseElement } = open();
  await person.click(screen.getByText('Order of the columns'));
  const order = within(screen.getByRole('list'));
  order.getByRole('button', { name: 'Move Stars earlier' }).focus();
  await person.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByText('Stars, Price, Market capitalization')).toBeVisible();
  expect(order.getByRole('button', { name: 'Move Stars earlier' })).toHaveFocus();
  await person.click(order.getByRole('button', { name: 'Move Price later' }));
  expect(screen.getByText('Stars, Market capitalization, Price')).toBeVisible();
  expect(await axe(baseElement)).toHaveNoViolations();
});
