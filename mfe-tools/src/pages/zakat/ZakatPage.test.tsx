import { fireEvent, screen, within } from '@testing-library/react';
import { addDays, indianDay } from '@tayyib/shared/values/calendar';
import { aPerson, problem } from '@tayyib/shared/testing';
import { knownMetals, openPage, result, sum } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Chooses an option of a list. */
async function choose(person: Awaited<ReturnType<typeof openPage>>['person'], list: string, option: string) {
  await person.click(screen.getByLabelText(list));
  await person.click(await screen.findByTitle(option));
}

describe('the zakat calculator', () => {
  it('calculates while the user types, with a rule for each line', async () => {
    const { enter } = await openPage();
    expect(await screen.findByText(/₹187.26 on 29 Sept? 2026/)).toBeVisible();
    await enter('Cash at hand', '500000');
    await enter('Due now', '100000');
    expect(result()).toHaveTextContent('Zakat due₹10,000.00');
    const [cash] = within(sum()).getAllByRole('listitem');
    expect(cash).toHaveTextContent('₹5,00,000.00');
    expect(within(sum()).getAllByRole('link', { name: 'National Zakat Foundation' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('which-debts-can-be-deducted'),
    );
  });

  it('counts gold by carat in several rows, and prefers the typed price', async () => {
    const { person, enter } = await openPage();
    await enter('Pure gold (24 carat), per gram', '12000');
    const gold = within(screen.getByLabelText('Gold'));
    const weigh = async (row: string, grams: string) => {
      await person.click(gold.getByLabelText(row));
      await person.paste(grams);
    };
    await weigh('Weight of gold 1', '24');
    await person.click(gold.getByText('Add gold'));
    await weigh('Weight of gold 2', '12');
    const lines = within(sum()).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/24 g of 22 carat.*₹2,64,000.00/),
      expect.stringMatching(/12 g of 22 carat.*₹1,32,000.00/),
    ]);
    await person.click(gold.getByLabelText('Remove gold 1'));
    expect(within(sum()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('counts gold of any hallmark, or of a purity that is typed', async () => {
    const { person, enter } = await openPage();
    await enter('Pure gold (24 carat), per gram', '12000');
    await person.click(within(screen.getByLabelText('Gold')).getByLabelText('Weight of gold 1'));
    await person.paste('24');
    await choose(person, 'Carat of gold 1', '9 carat');
    expect(within(sum()).getAllByRole('listitem')[0]).toHaveTextContent(/24 g of 9 carat.*₹1,08,000.00/);
    await choose(person, 'Carat of gold 1', 'A purity I type');
    // an unknown purity is no figure
    expect(result()).toHaveTextContent('Type the missing price or purity of metal');
    await enter('Purity of gold 1, of 1000', '916.6');
    const [line] = within(sum()).getAllByRole('listitem');
    expect(line).toHaveTextContent(/24 g × 916.6 ÷ 1000 = 21.9984 g of pure gold.*₹2,63,980.80/);
  });

  it('follows the chosen nisab and year', async () => {
    const { person, enter } = await openPage();
    await screen.findAllByText(/currency-api/);
    await enter('Cash at hand', '500000');
    await person.click(screen.getByLabelText('Solar, 2.577%'));
    expect(result()).toHaveTextContent('₹12,888.42');
    expect(sum()).toHaveTextContent('₹5,00,000.00 × 2.5% × 365 ÷ 354 = ₹12,888.42');
    await person.click(screen.getByLabelText('Gold, 87.48 g'));
    expect(result()).toHaveTextContent('Below the nisab');
    await person.click(screen.getByLabelText('Silver, 595 g'));
    await person.click(screen.getByLabelText('Not yet'));
    expect(result()).toHaveTextContent('Nothing due until a solar year has passed');
  });

  it('saves the form on this device, for this user only, and sends nothing', async () => {
    const { enter, unmount, requests } = await openPage();
    await enter('Cash at hand', '500000');
    unmount();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
    const again = await openPage();
    expect(screen.getByLabelText('Cash at hand')).toHaveValue('5,00,000');
    again.unmount();
    await openPage(knownMetals, aPerson('free', { _id: '00000000-0000-4000-8000-000000000002' }));
    expect(screen.getByLabelText('Cash at hand')).toHaveValue('');
  });

  it('clears everything, and brings it back', async () => {
    const { person, enter } = await openPage();
    await enter('Cash at hand', '500000');
    await person.click(screen.getByText('Clear all'));
    // the page begins again with its question
    expect(screen.queryByLabelText('Cash at hand')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    expect(screen.getByText('Everything you typed was cleared.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Cash at hand')).toHaveValue('5,00,000');
  });

  it('requests the price of metal when none is known', async () => {
    const { enter } = await openPage({ 'GET /api/metals': problem(503, 'down', 'Please try again.') });
    expect(await screen.findByText(/type your own. Please try again/)).toBeVisible();
    await enter('Cash at hand', '500000');
    expect(result()).toHaveTextContent('Type the missing price or purity of metal');
    await enter('Pure silver (999), per gram', '200');
    expect(result()).toHaveTextContent('₹12,500.00');
  });
});

describe('what is entered in the zakat calculator', () => {
  it('values jewellery by what it is worth, without applying its purity again', async () => {
    const { person } = await openPage();
    const gold = within(screen.getByLabelText('Gold'));
    await choose(person, 'How to value gold 1', 'By value');
    expect(gold.queryByLabelText('Weight of gold 1')).toBeNull();
    await person.click(gold.getByLabelText('Value of gold 1'));
    await person.paste('480000');
    const [line] = within(sum()).getAllByRole('listitem');
    expect(line).toHaveTextContent(/22 carat, by its value.*no purity is applied to it.*₹4,80,000.00/);
  });

  it('deducts impure income first, and answers how it got each line', async () => {
    const { enter } = await openPage();
    await screen.findAllByText(/currency-api/);
    await enter('Bank balances', '510000');
    await enter('Interest and impure income in it', '10000');
    expect(result()).toHaveTextContent('₹12,500.00');
    expect(within(sum()).getByText('First, to give away')).toBeVisible();
    expect(sum()).toHaveTextContent('₹5,00,000.00 × 2.5% = ₹12,500.00, to the nearest paisa.');
  });

  it('follows a school, and says when it is a mixture', async () => {
    const { person, enter } = await openPage();
    await screen.findAllByText(/currency-api/);
    await enter('Cash at hand', '500000');
    await enter('Due now', '100000');
    await person.click(screen.getByLabelText('Shafi‘i'));
    expect(result()).toHaveTextContent('₹12,500.00');
    expect(sum()).toHaveTextContent('Not deducted');
    await person.click(screen.getByLabelText('Deduct'));
    expect(screen.getByLabelText('Hanbali')).toBeChecked();
    await person.click(screen.getByLabelText('Counts (Hanafi)'));
    expect(screen.getByText('None: you chose a mixture.')).toBeVisible();
  });
});

describe('the zakat year', () => {
  const setDay = (label: string, day: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: day } });

  it('starts again after a fall below the nisab, except in the Hanafi school', async () => {
    const { person, enter } = await openPage();
    await screen.findAllByText(/currency-api/);
    await enter('Cash at hand', '500000');
    setDay('Your wealth reached the nisab on', '2024-07-07');
    setDay('It fell below the nisab on', '2025-01-10');
    setDay('It reached the nisab again on', '2025-03-01');
    expect(screen.getByText(/Zakat was due on 26 June? 2025/)).toBeVisible();
    await person.click(screen.getByLabelText('Starts a new year (other schools)'));
    expect(screen.getByText(/ended when your wealth fell below the nisab\. A new year began/)).toBeVisible();
    expect(screen.getByText(/Zakat was due on 18 Feb 2026/)).toBeVisible();
    setDay('It reached the nisab again on', '');
    expect(result()).toHaveTextContent('Nothing due until a lunar year has passed');
    expect(screen.getByText(/No year runs: a new one starts/)).toBeVisible();
  });

  it('ends the Hanafi year where all wealth was lost, and cites the rule', async () => {
    const { person } = await openPage();
    setDay('Your wealth reached the nisab on', '2024-07-07');
    setDay('It fell below the nisab on', '2025-01-10');
    setDay('It reached the nisab again on', '2025-03-01');
    expect(screen.getByText(/does not matter by your choice/)).toBeVisible();
    await person.click(screen.getByLabelText('All of it was lost'));
    expect(
      screen.getByText(/ended when all of your wealth was lost\. A new year began on 1 Mar 2025/),
    ).toBeVisible();
    expect(screen.getByText(/Zakat was due on 18 Feb 2026/)).toBeVisible();
    await person.click(within(sum()).getByLabelText('Sources: Your year'));
    expect(within(sum()).getByRole('link', { name: 'Islamic Portal (Hanafi)' })).toBeVisible();
  });

  it('is counted for each school by its own rule on falling below the nisab', async () => {
    const { enter } = await openPage();
    await screen.findAllByText(/currency-api/);
    await enter('Cash at hand', '500000');
    const daysAgo = (days: number) => addDays(indianDay(new Date()), -days);
    setDay('Your wealth reached the nisab on', daysAgo(500)); // due 354 or 355 days later
    setDay('It fell below the nisab on', daysAgo(300));
    setDay('It reached the nisab again on', daysAgo(100));
    const nothing = 'Nothing due until a lunar year has passed';
    expect(result()).toHaveTextContent(nothing);
    expect(await screen.findByText(/the four schools come to the same amount/)).toBeVisible();
    setDay('It reached the nisab again on', daysAgo(200));
    const shown = (await screen.findByText('Hanafi, your choice')).closest('dl');
    expect(shown).toHaveTextContent(
      `Hanafi, your choice₹12,500.00Shafi‘i${nothing}Maliki${nothing}Hanbali${nothing}`,
    );
  });
});
