import { fireEvent, screen, within } from '@testing-library/react';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { metalPrices, silverHistory } from '../../../dev/metalPrices';
import ZakatPage from '../ZakatPage';
import { openWhole } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const at = (day: string, rupeesPerGram: number) => ({ day, rupeesPerGram, publisher: 'bulletin' });
/** Dearer in 2025 than the newest price. */
const history = [at('2024-06-30', 100), at('2025-06-20', 200), at('2026-06-16', 150)];

async function openPage(fixtures: Fixtures = { 'GET /api/metals/:metal': { ...silverHistory, history } }) {
  serverReplies({ 'GET /api/metals': { prices: metalPrices }, ...fixtures });
  const page = renderWithApp(<ZakatPage />, { as: aPerson('free') });
  await screen.findByText('Zakat Calculator');
  await openWhole();
  await screen.findAllByText(/currency-api/);
  const enter = async (label: string, text: string) => {
    await page.person.click(screen.getByLabelText(label));
    await page.person.paste(text);
  };
  return { ...page, enter };
}
const start = (day: string) =>
  fireEvent.change(screen.getByLabelText('Your wealth reached the nisab on'), { target: { value: day } });
const sum = () => screen.getByLabelText('Your zakat');
const result = () => within(sum()).getByRole('status');

it('the zakat page measures a year that has passed by the price of its due day, unless another is typed', async () => {
  const { enter } = await openPage();
  await enter('Cash at hand', '120000');
  expect(result()).toHaveTextContent('Zakat due');
  start('2024-07-07');
  // 612.36 g at ₹200.00 a gram
  expect(await within(sum()).findByText('₹1,22,472.00')).toBeVisible();
  expect(result()).toHaveTextContent('Below the nisab: nothing due');
  expect(within(sum()).getByText(/^Silver ₹200.00, of 20 June? 2025$/)).toBeVisible();
  const prices = screen.getByLabelText('Prices');
  expect(prices).toHaveTextContent(/your due day, 26 June? 2025: ₹200.00 on 20 June? 2025 \(bulletin\)/);
  expect(prices).toHaveTextContent('6 days before it.');
  expect(screen.getByText(/^Or your last zakat day\. Nisab that day: ₹61,236\.00, by the/)).toBeVisible();
  await enter('Pure silver (999), per gram', '190');
  expect(result()).toHaveTextContent('Zakat due');
  expect(within(sum()).getByText('Silver ₹190.00, as typed')).toBeVisible();
});

it('the zakat page says so where no price of that time is on file, and uses the newest', async () => {
  const { enter } = await openPage();
  await enter('Cash at hand', '120000');
  start('2023-01-01');
  const notes = await screen.findAllByText(/No price of silver on or before your due day/);
  expect(notes[0]).toHaveTextContent('The newest is used instead');
  expect(screen.getByText(/nisab of that day is not known: no price of silver/)).toBeVisible();
  expect(result()).toHaveTextContent('Zakat due');
});

it('the zakat page says so where past prices cannot be read', async () => {
  const { enter } = await openPage({ 'GET /api/metals/:metal': problem(503, 'down', 'Please try again.') });
  await enter('Cash at hand', '120000');
  start('2024-07-07');
  expect((await screen.findAllByText(/prices of past days could not be read/))[0]).toBeVisible();
  expect(result()).toHaveTextContent('Zakat due');
});

it('puts each missed year on the page with the amounts as they are, and brings the year before back', async () => {
  const { enter, person } = await openPage();
  await enter('Cash at hand', '500000');
  start('2024-07-07');
  const missed = await screen.findByRole('button', { name: /^Enter the year due on 16 June? 2026/ });
  await person.click(missed);
  expect(screen.getByLabelText('Your wealth reached the nisab on')).toHaveValue('2025-06-26');
  expect(screen.getByLabelText('Cash at hand')).toHaveValue('5,00,000');
  expect(screen.getByText(/Zakat was due on 16 June? 2026/)).toBeVisible();
  // 612.36 g at ₹150.00, the price of that due day
  expect(within(sum()).getByText('₹91,854.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Enter the year due on 16 June? 2026/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Your wealth reached the nisab on')).toHaveValue('2024-07-07');
});
