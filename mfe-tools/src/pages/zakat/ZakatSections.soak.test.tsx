import { act, screen, within } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { metalPrices } from '../../../dev/metalPrices';
import ZakatPage from '../ZakatPage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  window.location.hash = '';
});

async function openPage() {
  serverReplies({ 'GET /api/metals': { prices: metalPrices } });
  const page = renderWithApp(<ZakatPage />, { as: aPerson('free') });
  await screen.findByText('Zakat Calculator');
  await screen.findAllByText(/currency-api/);
  const enter = async (label: string, text: string) => {
    await page.person.click(screen.getByLabelText(label));
    await page.person.paste(text);
  };
  return { ...page, enter };
}

/** The heading of a section, which opens and closes it. */
const heading = (title: string) => within(screen.getByLabelText(title)).getAllByRole('button')[0]!;

it('closes and opens a section by its heading, which says what counts of it', async () => {
  const { person, enter, unmount } = await openPage();
  await enter('Bank balances', '510000');
  await enter('Interest and impure income in it', '10000');
  await enter('Due now', '2000');
  expect(heading('Money')).toHaveTextContent('Money₹5,10,000.00 − ₹10,000.00');
  expect(heading('What you owe')).toHaveTextContent('What you owe− ₹2,000.00');
  expect(heading('Gold')).toHaveTextContent(/^Gold$/);
  act(() => heading('Money').focus());
  await person.keyboard('{Enter}');
  expect(heading('Money')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByLabelText('Bank balances')).not.toBeVisible();
  expect(within(screen.getByLabelText('Your zakat')).getByRole('status')).toHaveTextContent('₹12,450.00');
  // the visit remembers it
  unmount();
  await openPage();
  expect(heading('Money')).toHaveAttribute('aria-expanded', 'false');
  expect(heading('Gold')).toHaveAttribute('aria-expanded', 'true');
  act(() => heading('Money').focus());
  await person.keyboard(' ');
  expect(screen.getByLabelText('Bank balances')).toBeVisible();
});

it('closes all sections, and opens the one that a link or the address leads to', async () => {
  const { person, unmount } = await openPage();
  await person.click(screen.getByText('Close all sections'));
  for (const label of ['Cash at hand', 'Due now', 'Hanafi', 'Pure silver (999), per gram'])
    expect(screen.getByLabelText(label)).not.toBeVisible();
  const links = screen.getByLabelText('Sections of the form');
  await person.click(within(links).getByText('What you owe'));
  expect(screen.getByLabelText('Due now')).toBeVisible();
  unmount();
  window.location.hash = '#section-silver';
  await openPage();
  expect(screen.getByLabelText('Purity of silver 1')).toBeVisible();
  expect(screen.getByLabelText('Cash at hand')).not.toBeVisible();
  await person.click(screen.getByText('Open all sections'));
  expect(screen.getByLabelText('Cash at hand')).toBeVisible();
});

it('opens a closed section when something in it is missing', async () => {
  const { person, enter } = await openPage();
  await enter('NPS or another pension', '1000000');
  await person.click(heading('Provident fund, pension and insurance'));
  expect(screen.getByLabelText('NPS or another pension')).not.toBeVisible();
  await person.click(screen.getByLabelText('What you could withdraw now'));
  expect(screen.getByLabelText('Of the pension, what you could withdraw now')).toBeVisible();
  expect(heading('Provident fund, pension and insurance')).toHaveTextContent('Not known yet');
});
