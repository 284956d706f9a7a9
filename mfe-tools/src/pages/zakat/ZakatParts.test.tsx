import { screen, within } from '@testing-library/react';
import { problem } from '@tayyib/shared/testing';
import { knownMetals, openPage, result } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const openAsAtFirst = async (fixtures = knownMetals) => {
  const page = await openPage(fixtures, undefined, {}, false);
  const chips = within(screen.getByText('What do you own?').closest('fieldset')!);
  return { ...page, chip: (name: string) => chips.getByText(name).closest('button')! };
};

it('begins with what is owned, and opens only the chosen parts', async () => {
  const { person, chip, enter } = await openAsAtFirst();
  expect(screen.queryByLabelText('Cash at hand')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Hanafi')).not.toBeInTheDocument();
  await person.click(chip('Cash and bank'));
  expect(chip('Cash and bank')).toHaveAttribute('aria-pressed', 'true');
  // several can be chosen one after the other
  expect(chip('Cash and bank')).toHaveFocus();
  expect(screen.queryByLabelText('Due now')).not.toBeInTheDocument();
  await person.click(chip('Debts'));
  await enter('Bank balances', '510000');
  await enter('Interest and impure income in it', '10000');
  await enter('Due now', '2000');
  expect(screen.getByLabelText('Cash and bank')).toHaveTextContent('₹5,10,000.00 − ₹10,000.00');
  expect(screen.getByLabelText('Debts')).toHaveTextContent('− ₹2,000.00');
  expect(result()).toHaveTextContent('₹12,450.00');
});

it('opens the parts of a remembered form by itself, and leaves one open that is emptied while it is typed in', async () => {
  const first = await openAsAtFirst();
  await first.person.click(first.chip('Silver'));
  await first.person.click(first.chip('Debts'));
  await first.enter('Weight of silver 1', '700');
  first.unmount();
  const { person, chip } = await openAsAtFirst();
  const weight = screen.getByLabelText('Weight of silver 1');
  expect(weight).toHaveValue('700');
  expect(chip('Debts')).toHaveAttribute('aria-pressed', 'false');
  await person.clear(weight);
  expect(weight).toBeVisible();
});

it('removes what is not owned any more, and brings it back', async () => {
  const { person, chip, enter } = await openAsAtFirst();
  await person.click(chip('Cash and bank'));
  await enter('Cash at hand', '500000');
  expect(result()).toHaveTextContent('₹12,500.00');
  await person.click(chip('Cash and bank'));
  expect(screen.queryByLabelText('Cash at hand')).not.toBeInTheDocument();
  expect(result()).toHaveTextContent('Type what you own to see what is due');
  expect(screen.getByText('Cash and bank was removed.')).toBeVisible();
  await person.click(screen.getByText('Undo'));
  expect(screen.getByLabelText('Cash at hand')).toHaveValue('5,00,000');
  expect(result()).toHaveTextContent('₹12,500.00');
});

it('says the school, year and nisab in one line, behind which they are changed', async () => {
  const { person } = await openAsAtFirst();
  const line = () => screen.getByText(/^By the|^By a mixture/);
  expect(line()).toHaveTextContent(
    /^By the Hanafi school, lunar year 14\d\d, nisab of 612\.36 g of silver\.$/,
  );
  await person.click(screen.getByText('Change'));
  await person.click(screen.getByLabelText('Shafi‘i'));
  await person.click(screen.getByLabelText('Gold, 85 g'));
  await person.click(screen.getByLabelText('Solar, 2.577%'));
  expect(line()).toHaveTextContent(/^By the Shafi‘i school, solar year 20\d\d, nisab of 85 g of gold\.$/);
  await person.click(screen.getByLabelText('Counts (Hanafi)'));
  expect(line()).toHaveTextContent(/^By a mixture of schools/);
  await person.click(screen.getByText('Close the settings'));
  expect(screen.queryByLabelText('Hanafi')).not.toBeInTheDocument();
});

it('opens the settings where a price has to be typed', async () => {
  await openAsAtFirst({ 'GET /api/metals': problem(503, 'down', 'Please try again.') });
  expect(await screen.findByLabelText('Pure silver (999), per gram')).toBeVisible();
});

it('says how old the price on file is', async () => {
  await openAsAtFirst();
  expect(
    await screen.findByText(/^Silver ₹187\.26, of 29 Sept? 2026, (\d+ days? old|of today)$/),
  ).toBeVisible();
});

it('says nothing of what is due while nothing is typed, or an amount cannot be read', async () => {
  const { person, chip, enter } = await openAsAtFirst();
  expect(result()).toHaveTextContent('Type what you own to see what is due');
  await person.click(chip('Cash and bank'));
  await enter('Cash at hand', '500000');
  await enter('Bank balances', '5 lakhs 20 thousand');
  await person.tab();
  expect(result()).toHaveTextContent('Correct the amount that could not be read to see what is due');
  expect(result()).not.toHaveTextContent('₹');
  await person.clear(screen.getByLabelText('Bank balances'));
  await enter('Bank balances', '5.2 lakh');
  await person.tab();
  expect(result()).toHaveTextContent('₹25,500.00');
});
