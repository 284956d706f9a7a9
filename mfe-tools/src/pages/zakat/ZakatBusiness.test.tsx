import { screen, within } from '@testing-library/react';
import { openPage, result, sum } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('the zakat page counts a share in a business by its balance sheet, by the rule of the school', async () => {
  const { person, enter } = await openPage();
  await screen.findAllByText(/currency-api/);
  await person.click(screen.getByText('Add a business or a share in one'));
  await enter('Money of the business', '400000');
  await enter('Its goods for sale', '2000000');
  await enter('Owed to it by customers', '1600000');
  await enter('What it owes', '2500000');
  expect(result()).toHaveTextContent('₹37,500.00');
  await enter('Your share of it', '50');
  expect(result()).toHaveTextContent('₹18,750.00');
  const [line] = within(sum()).getAllByRole('listitem');
  expect(line).toHaveTextContent(/− what it owes, ₹25,00,000.00 = ₹15,00,000.00.*× 50% = ₹7,50,000.00/);
  expect(within(line!).getByRole('link', { name: 'Hidaya Trust' })).toHaveAttribute(
    'href',
    expect.stringContaining('hidayatrust.org'),
  );
  await person.click(screen.getByLabelText('Shafi‘i'));
  expect(result()).toHaveTextContent('₹50,000.00');
  await person.click(screen.getByLabelText('Deduct from its current assets'));
  expect(screen.getByText('None: you chose a mixture.')).toBeVisible();
  expect(result()).toHaveTextContent('₹18,750.00');
});

it('counts a pension by the chosen rule, and requests what could be withdrawn where that counts', async () => {
  const { person, enter } = await openPage();
  await screen.findAllByText(/currency-api/);
  await enter('NPS or another pension', '1000000');
  expect(within(sum()).getAllByRole('listitem')[0]).toHaveTextContent(/PensionNot until received.*₹0.00/);
  await person.click(screen.getByLabelText('25% of its value'));
  expect(result()).toHaveTextContent('₹6,250.00');
  await person.click(screen.getByLabelText('All of its value'));
  expect(result()).toHaveTextContent('₹25,000.00');
  await person.click(screen.getByLabelText('What you could withdraw now'));
  expect(result()).toHaveTextContent('Type what of your pension you could withdraw now');
  await enter('Of the pension, what you could withdraw now', '600000');
  expect(result()).toHaveTextContent('₹15,000.00');
  expect(within(sum()).getByRole('link', { name: 'Know Your Deen' })).toBeInTheDocument();
});
