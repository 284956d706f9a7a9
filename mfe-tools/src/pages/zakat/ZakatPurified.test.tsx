import { screen, within } from '@testing-library/react';
import {
  aPerson,
  problem,
  renderWithApp,
  serverReplies,
  type FixtureRequest,
  type Fixtures,
} from '@tayyib/shared/testing';
import { purificationYears } from '../../../dev/holdings';
import { metalPrices } from '../../../dev/metalPrices';
import {
  emptyCorrection,
  emptyForm,
  newHolding,
  type Holding,
} from '../../domain/purification/purificationForm';
import ZakatPage from '../ZakatPage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const person = aPerson('premium');
const onFile: Fixtures = {
  'GET /api/metals': { prices: metalPrices },
  'GET /api/purification/years': ({ query }: FixtureRequest) => purificationYears(query, true),
};
/** A dividend of ₹2,000, of which 2.5% is impure. */
const acme: Holding = {
  ...newHolding('1', 'Acme Limited'),
  shares: 100,
  boughtOn: '2024-05-01',
  soldOn: '2025-03-01',
  years: { '2025-03-31': { ...emptyCorrection, dividendRupees: 2000, impurePercent: 2.5 } },
};
/** A holding whose accounts of the year are not on file. */
const unknown: Holding = { ...acme, id: '2', name: 'Other Limited', years: {} };

async function openPage(holdings: readonly Holding[], fixtures = onFile) {
  const form = { ...emptyForm, method: 'dividend', holdings };
  localStorage.setItem(`purification:${person._id}`, JSON.stringify(form));
  const requests = serverReplies(fixtures);
  const page = renderWithApp(<ZakatPage />, { as: person });
  await page.person.click(await screen.findByText('Cash and bank'));
  await page.person.click(await screen.findByText('Take from my purification'));
  return { ...page, requests };
}
const field = () => screen.getByLabelText('Interest and impure income in it');
const money = () => within(screen.getByLabelText('Cash and bank'));

it('the zakat page takes what the purification calculator says is to be purified, and deducts it first', async () => {
  await openPage([acme]);
  expect(await money().findByText('₹50.00 entered (By dividend).')).toBeVisible();
  expect(field()).toHaveValue('50');
  expect(screen.getByLabelText('Your zakat')).toHaveTextContent(/First, to give away.*₹50\.00/);
  expect(money().getByRole('link', { name: 'Purification calculator' })).toHaveAttribute(
    'href',
    '/purification-calculator',
  );
});

it('the zakat page takes the known part alone, and says what is not known or not typed', async () => {
  await openPage([acme, unknown, newHolding('3', 'Third Limited')]);
  expect(
    await money().findByText(
      '₹50.00 entered (By dividend), only the part that is known. 1 amount is not known and not included; 1 holding is not completely typed and not included.',
    ),
  ).toBeVisible();
  expect(field()).toHaveValue('50');
});

it('the zakat page enters nothing where nothing is known', async () => {
  await openPage([unknown]);
  expect(await money().findByText(/^Nothing was entered: what to purify is not known/)).toBeVisible();
  expect(field()).toHaveValue('');
});

it('the zakat page says that the purification calculator is empty', async () => {
  await openPage([]);
  expect(await money().findByText(/your purification calculator has no holdings/)).toBeVisible();
  expect(field()).toHaveValue('');
});

it('the zakat page enters nothing where dividends and accounts cannot be read', async () => {
  const tcs = { ...acme, isin: 'INE467B01029' };
  const down = { ...onFile, 'GET /api/purification/years': problem(503, 'down', 'Not now.') };
  await openPage([tcs], down);
  expect(await money().findByRole('alert')).toHaveTextContent(/Nothing was entered.*Not now\./);
  expect(field()).toHaveValue('');
});
