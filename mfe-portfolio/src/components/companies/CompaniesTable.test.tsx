import { screen, within } from '@testing-library/react';
import { renderWithApp, setNarrowWindow } from '@tayyib/shared/testing';
import { energy, goods, portfolioEntries } from '../../../dev/portfolio';
import { entriesByIsin, heldOf } from '../../domain/heldOf';
import { CompaniesTable } from './CompaniesTable';

const [first] = portfolioEntries;
const four = ['INE000003016', 'INE000004014', 'INE000005011', 'INE000006019'];

afterEach(() => setNarrowWindow(false));

/** Two companies with prices, and others of which nothing is on file: four, if it does not say which. */
function open(unknown = four, { demo = [] as readonly string[] } = {}) {
  if (first === undefined) throw new Error('There are no entries.');
  const entries = [...portfolioEntries, ...unknown.map((isin) => ({ ...first, key: isin, isin }))].map(
    (entry) => (demo.includes(entry.isin) ? { ...entry, source: 'demo' as const } : entry),
  );
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

it('shows the first four of its order on a phone, all on request, and whatever is searched for', async () => {
  setNarrowWindow(true);
  const { person } = open([...four, 'INE000007017']);
  expect(names()).toHaveLength(4);
  expect(names().slice(0, 2)).toEqual([goods.stock, energy.stock]);
  const all = screen.getByRole('button', { name: 'Show all 7 companies' });
  expect(all).toHaveAttribute('aria-expanded', 'false');
  await person.click(all);
  expect(names()).toHaveLength(7);
  const fewer = screen.getByRole('button', { name: 'Show the first 4 companies' });
  expect(fewer).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(names()).toHaveLength(4);

  await person.type(screen.getByRole('textbox', { name: 'Search your companies' }), 'INE000007');
  expect(names()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('leaves out no single company on a phone, and none in a wide window', () => {
  setNarrowWindow(true);
  const { unmount } = open(four.slice(1));
  expect(names()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  unmount();
  setNarrowWindow(false);
  open([...four, 'INE000007017', 'INE000008015']);
  expect(names()).toHaveLength(8);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('marks companies of the demo only beside others', () => {
  const all = [goods.isin, energy.isin, ...four];
  const { unmount } = open(four, { demo: all });
  expect(screen.queryByText('Demo')).toBeNull();
  unmount();
  open(four, { demo: [goods.isin] });
  expect(within(screen.getByRole('rowgroup', { name: goods.stock })).getByText('Demo')).toBeVisible();
  expect(screen.getAllByText('Demo')).toHaveLength(1);
});
