import { fireEvent, screen, within } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { metalPrices, silverHistory } from '../../../dev/metalPrices';
import ZakatPage from '../ZakatPage';
import { openWhole } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A page with ₹1,00,00,000 in cash, of a year that began on that day; gold was ₹6,377.84 a gram in 2024, half of the newest price. */
async function openPage(startedOn: string, arrived = Promise.resolve()) {
  const history = [{ day: '2024-07-01', rupeesPerGram: 6377.84, publisher: 'bulletin' }];
  serverReplies({
    'GET /api/metals': { prices: metalPrices },
    'GET /api/metals/:metal': async () => {
      await arrived;
      return { ...silverHistory, history };
    },
  });
  const page = renderWithApp(<ZakatPage />, { as: aPerson('free') });
  await screen.findByText('Zakat Calculator');
  await openWhole();
  await screen.findAllByText(/currency-api/);
  await page.person.click(screen.getByLabelText('Cash at hand'));
  await page.person.paste('10000000');
  const start = screen.getByLabelText('Your wealth reached the nisab on');
  fireEvent.change(start, { target: { value: startedOn } });
  return page;
}

it('says what a missed year comes to, also by the gold it was worth', async () => {
  await openPage('2023-07-19');
  const late = within(await screen.findByRole('group', { name: 'If you give it late' }));
  expect(late.getByText(/We count what it was in that year: ₹2,50,000\.00/)).toBeVisible();
  expect(late.getByText('₹5,00,000.00')).toBeVisible();
  expect(late.getByText(/Gold was ₹6,377\.84 a gram on 1 July? 2024/)).toBeInTheDocument();
});

it('the zakat page computes nothing by gold where no price of gold of that time is on file', async () => {
  await openPage('2021-07-19');
  const late = within(await screen.findByRole('group', { name: 'If you give it late' }));
  expect(late.getByText(/No price of gold of that time is on file/)).toBeVisible();
});

it('the zakat page does not call a price missing before the prices arrived', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { person } = await openPage('2021-07-19', arrived);
  // a price of one's own is enough for a result
  await person.click(screen.getByLabelText('Pure silver (999), per gram'));
  await person.paste('100');
  const late = within(await screen.findByRole('group', { name: 'If you give it late' }));
  expect(late.queryByText(/No price of gold of that time is on file/)).toBeNull();
  arrive();
  expect(await late.findByText(/No price of gold of that time is on file/)).toBeVisible();
});

it('the zakat page says nothing of a year without a later one', async () => {
  await openPage('2025-06-20');
  await screen.findAllByText('Zakat due');
  expect(screen.queryByRole('group', { name: 'If you give it late' })).toBeNull();
});
