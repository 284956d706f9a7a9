import { screen, within } from '@testing-library/react';
import { aPerson, handlersOf, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { useLocation } from '@tayyib/shared/sdk/router';
import { full } from '../../../dev/scenarios';
import HalalScreenerPage from '../../pages/HalalScreenerPage';
import StockPage from '../../pages/StockPage';
import { StockSearch } from '../search/StockSearch';
import { ByMyStandard } from './ByMyStandard';

const Search = () => <output>{useLocation().search}</output>;

function open(Page: () => React.ReactNode, at: string, standard: 'AAOIFI' | null) {
  const user = aPerson('premium', { standard });
  const requests = serverReplies([
    ...handlersOf({ 'PUT /api/profile': { user: { ...user, standard: 'MSCI' } } }),
    ...full,
  ]);
  const page = (
    <>
      <ByMyStandard>
        <Page />
      </ByMyStandard>
      <Search />
    </>
  );
  return { requests, ...renderWithApp(page, { at, as: user }) };
}

it('judges a page by the standard of the viewer, and says that it is not our default', async () => {
  open(StockPage, '/stock?isin=TCS', 'AAOIFI');
  expect(await screen.findByRole('region', { name: 'By AAOIFI' })).toBeInTheDocument();
  expect(screen.getByText('?isin=TCS&standard=AAOIFI')).toBeInTheDocument();
  expect(screen.getByText('AAOIFI is your standard. Our default is TASIS.')).toBeInTheDocument();
});

it('leaves a standard in the address alone, also our default', async () => {
  const { person } = open(HalalScreenerPage, '/stock_screener?standard=TASIS', 'AAOIFI');
  const choice = await screen.findByRole('combobox', { name: 'Judged by' });
  expect(choice).toHaveValue('TASIS');
  await person.selectOptions(choice, 'MSCI');
  await person.selectOptions(choice, 'TASIS');
  expect(choice).toHaveValue('TASIS');
});

it('makes the standard of a page the viewer’s own', async () => {
  const { person, requests } = open(StockPage, '/stock?isin=TCS&standard=MSCI', null);
  const choice = within(await screen.findByRole('group', { name: 'Judged by' }));
  await person.click(choice.getByRole('button', { name: 'Make MSCI my standard' }));
  expect(await choice.findByText('MSCI is your standard. Our default is TASIS.')).toBeInTheDocument();
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(await sent?.json()).toMatchObject({ first_name: 'Ann', standard: 'MSCI' });
});

it('searches by the standard of the viewer, and says so', async () => {
  const search = () => <StockSearch />;
  const { person, requests } = open(search, '/dashboard', 'AAOIFI');
  await person.click(screen.getByRole('combobox', { name: 'Search stocks' }));
  await person.paste('tata');
  expect(
    await screen.findByText(/Judged by AAOIFI, your standard. Our default is TASIS/),
  ).toBeInTheDocument();
  const searchRequest = requests.find(({ url }) => url.includes('/search?'));
  expect(new URL(searchRequest?.url ?? '').searchParams.get('standard')).toBe('AAOIFI');
});

it('opens a stock by the standard of the list, also by our default', async () => {
  open(HalalScreenerPage, '/stock_screener?standard=TASIS', 'AAOIFI');
  const [link] = await screen.findAllByRole('link', { name: /Reliance/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('standard=TASIS'));
});
