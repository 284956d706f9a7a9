import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { indianDay } from '@tayyib/shared/calendar';
import { formatDay } from '@tayyib/shared/format';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { fundsFound, sampleFund } from '../../dev/funds';
import { watchlists } from '../../dev/holdings';
import PurificationPage from './PurificationPage';

beforeEach(() => localStorage.clear());

const today = indianDay(new Date());
const name = 'Sample Ethical Fund';
const replies: Fixtures = {
  'GET /api/portfolio': { isStored: false, entries: [] },
  'GET /api/watchlistcat': watchlists,
  'GET /api/funds': fundsFound,
  'GET /api/funds/:id': sampleFund(),
};

/** Adds the fund with 100 units. */
async function openWithFund(own: Fixtures = {}) {
  const requests = serverReplies({ ...replies, ...own });
  const page = renderWithApp(<PurificationPage />, { as: aPerson('premium') });
  const paste = async (field: HTMLElement, text: string) => {
    await page.person.click(field);
    await page.person.paste(text);
  };
  await paste(await screen.findByLabelText('Search mutual funds'), 'ethical');
  await page.person.click(await screen.findByRole('button', { name }));
  const card = await screen.findByRole('region', { name });
  await paste(within(card).getByLabelText('Units bought'), '100');
  await page.person.type(within(card).getByLabelText('Bought on'), today);
  return { ...page, requests, paste, card };
}

it('looks through a fund that was found by name to its published portfolio', async () => {
  const { holdingsSource, ...fund } = sampleFund();
  const recent = { ...fund, holdingsSource: holdingsSource && { ...holdingsSource, asOf: today } };
  const { card, paste, page, requests } = await openWithFund({ 'GET /api/funds/:id': recent }).then(
    ({ container, ...rest }) => ({ ...rest, page: container }),
  );
  expect(await within(card).findByText(`Portfolio of ${formatDay(today)}`)).toBeVisible();
  expect(within(card).getByText('85% covered')).toBeVisible();
  expect(within(card).getByText('15% of the fund')).toBeInTheDocument();
  expect(within(card).getByText('60% of the fund × 1.5413%, accounts to 31 Mar 2024')).toBeInTheDocument();
  await paste(within(card).getByLabelText('Dividends received'), '1000');
  const [dividend] = within(card)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(dividend).toMatch(/By dividend.*₹130\.16 to ₹291\.63.*15% of the fund, such as cash, bonds/);
  expect(dividend).toMatch(/Not covered, 15% of the fund: from none to all of itbetween 0% and 15%/);
  expect(requests.map(({ url }) => url).filter((url) => url.includes('/funds/'))).toEqual([
    expect.stringContaining('/api/funds/119172?standard=TASIS'),
  ]);
  expect(await axe(page)).toHaveNoViolations();
});

it('says what is missing of a fund without a published portfolio, and asks again after a failure', async () => {
  const silent = { ...sampleFund(), holdings: [], holdingsSource: null };
  let isDown = true;
  const { card, person } = await openWithFund({
    'GET /api/funds/:id': () => (isDown ? problem(503, 'down', 'Not now.') : silent),
  });
  expect(await screen.findByText(/Dividends and accounts are not available/)).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(card).findByText(/No published portfolio of this fund is on file/)).toBeVisible();
});

it('clears everything, and brings it back', async () => {
  const { card, person } = await openWithFund();
  await person.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(card).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
  expect(screen.getByText('Everything you typed was cleared.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  const again = await screen.findByRole('region', { name });
  expect(within(again).getByLabelText('Units bought')).toHaveValue('100');
  expect(screen.queryByText('Everything you typed was cleared.')).not.toBeInTheDocument();
});
