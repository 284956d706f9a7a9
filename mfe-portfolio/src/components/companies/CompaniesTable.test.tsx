import { screen, within } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { energy, goods, portfolioEntries } from '../../../dev/portfolio';
import { entriesByIsin, heldOf } from '../../domain/heldOf';
import { CompaniesTable } from './CompaniesTable';

const [first] = portfolioEntries;
const four = ['INE000003016', 'INE000004014', 'INE000005011', 'INE000006019'];

/** Two companies with prices, and four of which nothing is on file. */
function open() {
  if (first === undefined) throw new Error('There are no entries.');
  const entries = [...portfolioEntries, ...four.map((isin) => ({ ...first, key: isin, isin }))];
  const own = entriesByIsin(entries);
  const held = heldOf(own, new Map([goods, energy].map((each) => [each.isin, each])), '2026-11-20');
  return renderWithApp(
    <CompaniesTable
      held={held}
      hasFacts
      clockIsins={[energy.isin]}
      entriesOf={(isin) => own.get(isin) ?? []}
      onRemove={() => undefined}
    />,
  );
}
const names = () =>
  screen.getAllByRole('rowheader').map((header) => within(header).queryByRole('link')?.title ?? 'unknown');

it('lists the largest value first, and is sorted by a heading and searched by name', async () => {
  const { person } = open();
  expect(names().slice(0, 2)).toEqual([goods.stock, energy.stock]);
  const value = within(screen.getByRole('rowgroup', { name: goods.stock })).getByRole('cell', {
    name: /^₹3,000.00/,
  });
  expect(value).toHaveTextContent('62.50% of the portfolio');

  await person.click(screen.getByRole('button', { name: 'Company' }));
  expect(names().slice(0, 2)).toEqual([energy.stock, goods.stock]);
  expect(screen.getByRole('columnheader', { name: 'Company' })).toHaveAttribute('aria-sort', 'ascending');

  await person.type(screen.getByRole('textbox', { name: 'Search your companies' }), 'bright');
  expect(names()).toEqual([energy.stock]);
  await person.type(screen.getByRole('textbox', { name: 'Search your companies' }), 'x');
  expect(screen.getByText('None of your companies is called “brightx”.')).toBeVisible();
});
