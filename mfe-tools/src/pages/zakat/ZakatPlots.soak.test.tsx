import { screen, within } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { metalPrices, silverHistory } from '../../../dev/metalPrices';
import ZakatPage from '../ZakatPage';
import { openWhole } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const known: Fixtures = { 'GET /api/metals': { prices: metalPrices } };

async function openPage(fixtures = known) {
  serverReplies(fixtures);
  const page = renderWithApp(<ZakatPage />, { as: aPerson('free') });
  await screen.findByText('Zakat Calculator');
  await openWhole();
  const enter = async (label: string, text: string) => {
    await page.person.click(screen.getByLabelText(label));
    await page.person.paste(text);
  };
  return { ...page, enter };
}

it('shows where zakat comes from, as a table with bars', async () => {
  const { enter } = await openPage();
  await enter('Cash at hand', '300000');
  await enter('Cryptocurrency', '100000');
  const rows = within(screen.getByRole('table', { name: 'Where it comes from' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'AssetAmount',
    'Cash₹3,00,000.00, 75%',
    'Cryptocurrency₹1,00,000.00, 25%',
  ]);
});

it('shows the nisab over time when asked for, and the same as a table', async () => {
  const { person } = await openPage({ ...known, 'GET /api/metals/:metal': silverHistory });
  await person.click(screen.getByText('Show the nisab over time'));
  const plot = await screen.findByRole('img', { name: /^Nisab: 612.36 g of silver/ });
  expect(plot).toHaveAccessibleName(/to ₹1.15 lakh on 29 Sept? 2026, lowest ₹91,854 on 30 June? 2026/);
  expect(screen.getByText('Show the last 4 as a table')).toBeVisible();
});

it('says when there are too few prices for a plot', async () => {
  const few = { ...silverHistory, history: silverHistory.history.slice(0, 1) };
  const { person } = await openPage({ ...known, 'GET /api/metals/:metal': few });
  await person.click(screen.getByText('Show the nisab over time'));
  expect(await screen.findByText(/of one day are on file/)).toBeVisible();
});
