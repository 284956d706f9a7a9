import { screen, within } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { ChangeCell, DataTable, StarButton, YearCell, type DataColumn } from '..';

interface Row {
  name: string;
  change: number | null;
  closes: number[];
}
const rows: Row[] = [
  { name: 'Acme', change: -0.0125, closes: [12, 11, 9] },
  { name: 'Example', change: null, closes: [] },
];
const columns: DataColumn<Row>[] = [
  { title: 'Company', cell: ({ name }) => name },
  { title: 'Change', isFigure: true, optional: 1, cell: ({ change }) => <ChangeCell change={change} /> },
  { title: 'Year', optional: 2, cell: ({ name, closes }) => <YearCell code={name} closes={closes} /> },
];

it('a table has the star of a row beside its name, and a dash with words for what is not known', async () => {
  const pressed: string[] = [];
  const star = {
    title: 'Watchlist',
    cell: ({ name }: Row) => (
      <StarButton name={name} isWatched={name === 'Acme'} isOpen={false} onPress={() => pressed.push(name)} />
    ),
  };
  const { person, container } = renderWithApp(
    <DataTable caption="Companies" keyOf={({ name }) => name} action={star} rows={rows} columns={columns} />,
  );
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Company', 'Watchlist', 'Change', 'Year']);
  const [acme, example] = screen.getAllByRole('row').slice(1);
  expect(acme).toHaveTextContent('Acme−1.25%');
  expect(within(acme ?? container).getByRole('img', { name: 'Acme, last year: went down' })).toBeVisible();
  expect(example).toHaveTextContent('Example–Not known–No prices of the last year');
  await person.click(screen.getByRole('button', { name: 'Add Example to your watchlist' }));
  await person.click(screen.getByRole('button', { name: 'Acme is in your watchlists' }));
  expect(pressed).toEqual(['Example', 'Acme']);
});
