import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { aPerson, renderWithApp } from '@tayyib/shared/testing';
import { ColumnChooser } from './ColumnChooser';

const defaults = ['Price', 'Market capitalization', 'Stars'];

function Chooser() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <main>
      <ColumnChooser chosen={chosen} shown={defaults} offered={[...defaults, 'P/E']} onChange={setChosen} />
      <output>{chosen.length === 0 ? 'default columns' : chosen.join(', ')}</output>
    </main>
  );
}
/** The close icon of a column's tag, which only a pointer reaches; the keyboard removes the last tag with Backspace. */
function closeIconOf(column: string): Element {
  const [tag] = screen.getAllByTitle(column);
  const icon = tag?.querySelector('.anticon-close');
  if (!icon) throw new Error(`The tag of ${column} has no close icon.`);
  return icon;
}
const open = () => renderWithApp(<Chooser />, { as: aPerson('premium') });

it('adds and removes columns, and returns to the default ones', async () => {
  const { person } = open();
  expect(screen.getByText('default columns')).toBeVisible();
  await person.type(screen.getByRole('combobox', { name: 'Columns' }), 'P/E');
  await person.click(await screen.findByTitle('P/E'));
  expect(screen.getByText('Price, Market capitalization, Stars, P/E')).toBeVisible();
  await person.click(closeIconOf('Price'));
  expect(screen.getByText('Market capitalization, Stars, P/E')).toBeVisible();
  for (const column of ['Market capitalization', 'Stars', 'P/E']) await person.click(closeIconOf(column));
  expect(screen.getByText('default columns')).toBeVisible();
});

it('moves a column by keyboard and retains the focus', async () => {
  const { person } = open();
  await person.click(screen.getByText('Order of the columns'));
  const order = within(screen.getByRole('list'));
  order.getByRole('button', { name: 'Move Stars earlier' }).focus();
  await person.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByText('Stars, Price, Market capitalization')).toBeVisible();
  expect(order.getByRole('button', { name: 'Move Stars earlier' })).toHaveFocus();
  await person.click(order.getByRole('button', { name: 'Move Price later' }));
  expect(screen.getByText('Stars, Market capitalization, Price')).toBeVisible();
});
