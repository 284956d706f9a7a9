import { screen, within } from '@testing-library/react';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatDay } from '@tayyib/shared/values/format';
import {
  aPerson,
  problem,
  renderWithApp,
  serverReplies,
  type FixtureRequest,
  type Fixtures,
} from '@tayyib/shared/testing';
import { fundsFound, samplePortfolios } from '../../dev/funds';
import { foundStocks } from '../../dev/holdings';
import PurificationPage from './PurificationPage';
import { byMethod } from './openPurification.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const today = indianDay(new Date());
const name = 'Sample Ethical Fund';
const replies: Fixtures = {
  'GET /api/search': ({ query }: FixtureRequest) => foundStocks(query),
  'GET /api/funds': fundsFound,
  'GET /api/funds/:id/portfolios': samplePortfolios(),
};

/** Adds the fund with 100 units. */
async function openWithFund(own: Fixtures = {}) {
  const requests = serverReplies({ ...replies, ...own });
  const page = renderWithApp(<PurificationPage />, { as: aPerson('premium') });
  const paste = async (field: HTMLElement, text: string) => {
    await page.person.click(field);
    await page.person.paste(text);
  };
  await paste(await screen.findByLabelText('Company or fund'), 'ethical');
  await page.person.click(await screen.findByText(name));
  const card = await screen.findByRole('region', { name });
  await paste(within(card).getByLabelText('Units bought'), '100');
  await page.person.type(within(card).getByLabelText('Bought on'), today);
  return { ...page, requests, paste, card };
}

/** The last day of the financial year of today. */
const yearTo = `${Number(today.slice(0, 4)) + (today.slice(5) > '03-31' ? 1 : 0)}-03-31`;

it('looks through a fund that was found by name to its published portfolio', async () => {
  const { portfolios, ...reply } = samplePortfolios();
  const recent = portfolios
    .slice(0, 1)
    .map((portfolio) => ({ ...portfolio, yearTo, source: { ...portfolio.source, asOf: today } }));
  const { card, paste, requests } = await openWithFund({
    'GET /api/funds/:id/portfolios': { ...reply, portfolios: recent },
  });
  expect(await within(card).findByText(`Portfolio of ${formatDay(today)}`)).toBeVisible();
  expect(within(card).getByText('85% covered')).toBeVisible();
  expect(within(card).getByText('15% of the fund')).toBeInTheDocument();
  expect(within(card).getByText('60% of the fund × 1.5413%, accounts to 31 Mar 2024')).toBeInTheDocument();
  await paste(within(card).getByLabelText('Dividends received'), '1000');
  const [dividend] = answersIn(card);
  expect(dividend).toMatch(/By dividend.*₹130\.16 to ₹291\.63.*15% of the fund, such as cash, bonds/);
  expect(dividend).toMatch(/Not covered, 15% of the fund: from none to all of itbetween 0% and 15%/);
  // neither days nor years, which would say when the units were bought
  expect(requests.map(({ url }) => url).filter((url) => url.includes('/funds/'))).toEqual([
    expect.stringMatching(/\/api\/funds\/119172\/portfolios\?standard=TASIS$/),
  ]);
});

const answersIn = (element: HTMLElement) =>
  byMethod(within(element).getAllByRole('listitem', { hidden: true }));

it('uses the portfolio of each financial year, with the impure income of a unit line by line', async () => {
  const { card, person } = await openWithFund();
  const bought = within(card).getByLabelText('Bought on');
  const sold = within(card).getByLabelText('Sold on');
  await person.clear(bought);
  await person.type(bought, '2022-06-01');
  await person.type(sold, '2024-11-01');
  const year = (to: string) => {
    const details = within(card).getByText(`Year to ${to}`).closest('details');
    if (details === null) throw new Error(`The year to ${to} is missing.`);
    return details;
  };
  expect(await within(card).findByText('Year to 31 Mar 2025')).toBeVisible();
  expect(within(year('31 Mar 2025')).getByText('Portfolio of 31 Oct 2024')).toBeInTheDocument();
  expect(within(year('31 Mar 2024')).getByText('Portfolio of 31 Mar 2024')).toBeInTheDocument();
  expect(within(year('31 Mar 2023')).queryByText(/^Portfolio of/)).not.toBeInTheDocument();
  expect(year('31 Mar 2023')).toHaveTextContent(
    'The portfolio of this year is not on file; those used are of 31 Oct 2024, 31 Mar 2024.',
  );

  // TCS: 0.0225 of ₹10.44; ITC: 0.075 of ₹30.82 to ₹33.75
  const [, shareHeld, , unitDay] = answersIn(year('31 Mar 2024'));
  expect(shareHeld).toMatch(/By share held \(AAOIFI\).*at least ₹254\.67/);
  expect(shareHeld).toContain('NAV on 31 Mar 2024, for the portfolio of 31 Mar 2024');
  expect(shareHeld).toContain('₹150.00 × 60% ÷ ₹4,000.00 a share = 0.0225 shares');
  expect(shareHeld).toContain('ITC Limited: ₹150.00 × 25% ÷ ₹500.00 a share = 0.075 shares');
  expect(shareHeld).toContain('Not covered, 15% of the fund: nothing limits itNot known');
  expect(shareHeld).toContain('Your units100');
  expect(unitDay).toMatch(/By day held \(TASIS\).*at least ₹254\.67/);
  // the accounts to March 2024 say nothing of the income of the next year
  expect(answersIn(year('31 Mar 2025'))[3]).toMatch(
    /Unknown.*Without a figure for a unit: Tata Consultancy Services Limited \(no accounts of the year\)/,
  );
});

it('says what is missing of a fund without a published portfolio, and asks again after a failure', async () => {
  const silent = { ...samplePortfolios(), portfolios: [] };
  let isDown = true;
  const { card, person } = await openWithFund({
    'GET /api/funds/:id/portfolios': () => (isDown ? problem(503, 'down', 'Not now.') : silent),
  });
  expect(await screen.findByText(/Dividends and accounts are not available/)).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(card).findByText(/No published portfolio of this fund is on file/)).toBeVisible();
});

it('the purification page clears everything, and brings it back', async () => {
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
