import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { metalPrices } from '../../dev/metalPrices';
import ZakatPage from './ZakatPage';

beforeEach(() => localStorage.clear());

const known: Fixtures = { 'GET /api/metals': { prices: metalPrices } };

async function openPage(fixtures = known, as = aPerson('free')) {
  const asked = serverReplies(fixtures);
  const page = renderWithApp(<ZakatPage />, { as });
  await screen.findByText('Zakat Calculator');
  /** In one go, as from the clipboard: a keystroke at a time costs seconds on a page of this size. */
  const enter = async (label: string, text: string) => {
    await page.person.click(screen.getByLabelText(label));
    await page.person.paste(text);
  };
  return { ...page, enter, asked };
}

// by label, not by role and name: far quicker on a page of this size
const sum = () => screen.getByLabelText('Your zakat');
const answer = () => within(sum()).getByRole('status');

describe('the zakat calculator', () => {
  it('works out the sum while it is typed, each line by its rule', async () => {
    const { enter } = await openPage();
    expect(await screen.findByText(/₹187.26 on 29 Sept? 2026/)).toBeVisible();
    await enter('Cash at hand', '500000');
    await enter('Due now', '100000');
    expect(answer()).toHaveTextContent('Zakat due₹10,000.00');
    const [cash] = within(sum()).getAllByRole('listitem');
    expect(cash).toHaveTextContent('₹5,00,000.00');
    expect(within(sum()).getAllByRole('link', { name: 'National Zakat Foundation' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('which-debts-can-be-deducted'),
    );
  });

  it('says clearly when nothing is due', async () => {
    const { enter } = await openPage();
    await screen.findAllByText(/currency-api/);
    await enter('Cash at hand', '1000');
    expect(answer()).toHaveTextContent('Below the nisab: nothing due');
  });

  it('counts gold by carat in several rows, and prefers the price that is typed', async () => {
    const { person, enter } = await openPage();
    await enter('Pure gold (24 carat), per gram', '12000');
    const gold = within(screen.getByLabelText('Gold'));
    const weigh = async (row: string, grams: string) => {
      await person.click(gold.getByLabelText(row));
      await person.paste(grams);
    };
    await weigh('Weight 1', '24');
    await person.click(gold.getByText('Add gold'));
    await weigh('Weight 2', '12');
    const lines = within(sum()).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/24 g of 22 carat.*₹2,64,000.00/),
      expect.stringMatching(/12 g of 22 carat.*₹1,32,000.00/),
    ]);
    await person.click(gold.getByLabelText('Remove gold 1'));
    expect(within(sum()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('follows the chosen nisab and year', async () => {
    const { person, enter } = await openPage();
    await screen.findAllByText(/currency-api/);
    await enter('Cash at hand', '500000');
    await person.click(screen.getByLabelText('Solar, 2.577 %'));
    expect(answer()).toHaveTextContent('₹12,888.42');
    await person.click(screen.getByLabelText('Gold, 87.48 g'));
    expect(answer()).toHaveTextContent('Below the nisab');
    await person.click(screen.getByLabelText('Silver, 595 g'));
    await person.click(screen.getByLabelText('Not yet'));
    expect(answer()).toHaveTextContent('Nothing due until a lunar year has passed');
  });

  it('keeps what was typed on this device, for this person only, and sends nothing', async () => {
    const { enter, unmount, asked } = await openPage();
    await enter('Cash at hand', '500000');
    unmount();
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
    const again = await openPage();
    expect(screen.getByLabelText('Cash at hand')).toHaveValue('5,00,000');
    again.unmount();
    await openPage(known, aPerson('free', { _id: '00000000-0000-4000-8000-000000000002' }));
    expect(screen.getByLabelText('Cash at hand')).toHaveValue('');
  });

  it('clears everything only after asking', async () => {
    const { person, enter } = await openPage();
    await enter('Cash at hand', '500000');
    await person.click(screen.getByText('Clear all'));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('This cannot be undone.');
    await person.click(within(question).getByRole('button', { name: 'Clear all' }));
    expect(screen.getByLabelText('Cash at hand')).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });

  it('asks for the price of metal when none is known', async () => {
    const { enter } = await openPage({ 'GET /api/metals': problem(503, 'down', 'Please try again.') });
    expect(await screen.findByText(/type your own. Please try again/)).toBeVisible();
    await enter('Cash at hand', '500000');
    expect(answer()).toHaveTextContent('Type the missing price of metal');
    await enter('Pure silver (999), per gram', '200');
    expect(answer()).toHaveTextContent('₹12,500.00');
  });

  it('can be used by everyone', async () => {
    const { container } = await openPage();
    await screen.findAllByText(/currency-api/);
    expect(await axe(container)).toHaveNoViolations();
  });
});
