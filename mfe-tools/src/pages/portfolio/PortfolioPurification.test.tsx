import { screen, waitFor, within } from '@testing-library/react';
import type { LedgerLine } from '@tayyib/shared/contracts';
import {
  aPerson,
  problem,
  renderWithApp,
  serverReplies,
  type FixtureRequest,
  type Fixtures,
} from '@tayyib/shared/testing';
import { purificationYears } from '../../../dev/holdings';
import { goods, portfolioEntries, portfolioFacts } from '../../../dev/portfolio';
import { parsedText } from '@tayyib/shared/parts/storage';
import { readDraft } from '../../state/drafts';
import PortfolioPage from '../PortfolioPage';
import { csv, deferred } from './openPortfolio.fixture';
import PurificationPage from '../PurificationPage';

const person = aPerson('premium');
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const isin = 'INE467B01029';
const tcs = { ...goods, isin, stock: 'Tata Consultancy Services Limited', steps: [], dividends: [] };
const entry = { ...portfolioEntries[0]!, isin, quantity: 100, day: '2023-12-01' };
const due: LedgerLine = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'due',
  amountPaise: 5000,
  isin,
  name: tcs.stock,
  yearTo: '2024-03-31',
  countsOn: '2024-03-31',
  method: null,
  standard: null,
  working: [],
  toWhom: '',
  note: '',
  reverses: null,
  writtenAt: '2026-01-01T00:00:00.000Z',
};
const replies = (isDetailed = true): Fixtures => ({
  'GET /api/portfolio': { isStored: true, entries: [entry] },
  'POST /api/portfolio/facts': { ...portfolioFacts([]), day: '2024-11-23', isDetailed, companies: [tcs] },
  'GET /api/purification/years': ({ query }: FixtureRequest) => purificationYears(query, isDetailed),
  'GET /api/consents': { consents: [], history: [], purificationLedger: { isGiven: true, at: null } },
  'GET /api/purification/ledger': { lines: [due], limit: 2000 },
});
async function open(fixtures = replies(), as = person) {
  serverReplies(fixtures);
  const page = renderWithApp(<PortfolioPage />, { as });
  return { ...page, section: within(await screen.findByRole('region', { name: 'Purification' })) };
}

it('shows what is to be purified, and what the ledger says is open', async () => {
  const { section } = await open();
  // by day held, with what TASIS imputes: an estimate
  expect(await section.findByText(/^About ₹/)).toBeVisible();
  expect(
    section.getByText(/^By day held \(TASIS\)\. \d amounts? (is|are) estimated by the accounts to /),
  ).toBeVisible();
  expect(section.getByText('₹50.00 still to give')).toBeVisible();
  expect(section.getByRole('link', { name: 'Purification ledger' })).toHaveAttribute(
    'href',
    '/purification-ledger',
  );
  expect(section.getByRole('link', { name: 'Zakat of your shares' })).toHaveAttribute(
    'href',
    '/zakat-calculator',
  );
});

it('takes the portfolio over into the purification calculator, once', async () => {
  const { person: viewer, section } = await open();
  const button = section.getByText('Open in the purification calculator');
  await viewer.click(button);
  await viewer.click(button);
  expect(parsedText(readDraft('purification', person._id))).toMatchObject({
    holdings: [{ isin, name: tcs.stock, shares: 100, boughtOn: '2023-12-01', paidRupees: 2000 }],
  });
});

it('waits for the splits of shares that were just entered', async () => {
  const facts = deferred();
  let entries = [entry];
  const split = portfolioEntries[0]!;
  const { section, person: viewer } = await open({
    ...replies(),
    'GET /api/portfolio': () => ({ isStored: true, entries }),
    'POST /api/portfolio/entries': () => {
      entries = [entry, split];
      return { added: 1, duplicates: 0, stored: 2 };
    },
    'POST /api/portfolio/facts': async ({ body }: FixtureRequest) => {
      const { isins = [] } = body as { isins?: string[] };
      if (isins.includes(split.isin)) await facts.settled;
      return { ...portfolioFacts(isins), day: '2024-11-23', companies: [tcs, goods] };
    },
  });
  const trade = `symbol,isin,trade_date,trade_type,quantity,price,trade_id\nGOODS,${split.isin},2025-01-15,buy,10,200,T1`;
  await viewer.upload(screen.getByLabelText(/^Spreadsheet, CSV file/), csv(trade));
  await viewer.click(await screen.findByRole('button', { name: 'Import 1' }));
  await screen.findByLabelText(/^Spreadsheet, CSV file/);
  section.getByRole('button', { name: 'Open in the purification calculator' }).focus();
  await viewer.keyboard('{Enter}');
  expect(parsedText(readDraft('purification', person._id))).toBeNull();
  facts.settle();
  await waitFor(() =>
    expect(parsedText(readDraft('purification', person._id))).toMatchObject({
      holdings: [
        { isin, shares: 100 },
        { isin: split.isin, shares: 10 },
      ],
    }),
  );
});

it('shows no amount where the plan does not include accounts', async () => {
  const { section } = await open(replies(false), aPerson('free'));
  expect(await section.findByText(/with its working, is part of premium/)).toBeVisible();
  expect(section.queryByText('To purify')).not.toBeInTheDocument();
  expect(section.getByText(/from the annual report in the purification calculator/)).toBeVisible();
  expect(section.getByText('Open in the purification calculator')).toBeVisible();
  // what the plan does not include is not called unknown
  const overview = within(screen.getByRole('region', { name: 'Overview' }));
  const title = overview.getByText('Impure share', { selector: 'h3' });
  expect(title.nextElementSibling).toHaveTextContent('Part of Premium');
  expect(overview.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plan');
});

it('is linked from the calculators it links to', async () => {
  serverReplies({ ...replies(), 'GET /api/watchlistcat': { data: [], limit: 1 } });
  renderWithApp(<PurificationPage />, { as: person });
  expect(await screen.findByRole('link', { name: 'Open the portfolio' })).toHaveAttribute(
    'href',
    '/portfolio',
  );
});

it('offers to try again where accounts cannot be read', async () => {
  const { section, person: viewer } = await open({
    ...replies(),
    'GET /api/purification/years': problem(503, 'down', 'Not now.'),
  });
  expect(await section.findByRole('alert')).toHaveTextContent('Not now.');
  serverReplies(replies());
  await viewer.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText(/^About ₹/)).toBeVisible();
});
