import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import type { LedgerLine } from '@tayyib/shared/contracts';
import type { HoldingToAdd } from '@tayyib/shared/sdk/modules';
import {
  aPerson,
  problem,
  renderWithApp,
  serverReplies,
  type FixtureRequest,
  type Fixtures,
} from '@tayyib/shared/testing';
import { purificationYears } from '../../../dev/holdings';
import { PortfolioPurification } from './PortfolioPurification';
import { parsedText } from '@tayyib/shared/parts/storage';
import { readDraft } from '../../state/drafts';

const person = aPerson('premium');
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const isin = 'INE467B01029';
const name = 'Tata Consultancy Services Limited';
const bought = {
  shares: 100,
  boughtOn: '2023-12-01',
  paidRupees: 2000,
  soldOn: null,
  receivedRupees: null,
};
const tcs: HoldingToAdd = { isin, name, shares: 100, purchases: [bought] };
const due: LedgerLine = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'due',
  amountPaise: 5000,
  isin,
  name,
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
  'GET /api/purification/years': ({ query }: FixtureRequest) => purificationYears(query, isDetailed),
  'GET /api/consents': { consents: [], history: [], purificationLedger: { isGiven: true, at: null } },
  'GET /api/purification/ledger': { lines: [due], limit: 2000 },
});
const savedForm = () => parsedText(readDraft('purification', person._id));

/** The panel with a portfolio of one company. */
async function open({ fixtures = replies(), as = person, isReading = false } = {}) {
  serverReplies(fixtures);
  const page = renderWithApp(<PortfolioPurification holdings={[tcs]} isReading={isReading} />, { as });
  return { ...page, section: within(await screen.findByRole('region', { name: 'Purification' })) };
}

it('shows what of a portfolio is to be purified, and what the ledger says is open', async () => {
  const { section, person: reader } = await open();
  // by day held, with what TASIS imputes: an estimate
  expect(await section.findByText(/^About ₹/)).toBeVisible();
  expect(section.getByText('By day held (TASIS), without 1 unknown amount.')).toBeVisible();
  const estimated = section.getByText(/^\d amounts? (is|are) estimated by the accounts to /);
  expect(estimated).not.toBeVisible();
  await reader.click(section.getByLabelText('What is estimated or not known'));
  expect(estimated).toBeVisible();
  expect(await section.findByText('₹50.00 still to give')).toBeVisible();
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
  expect(savedForm()).toMatchObject({ holdings: [{ isin, name, ...bought }] });
});

/** A portfolio with one more company, whose split arrives at a press. */
function Portfolio() {
  const [isReading, setIsReading] = useState(true);
  const shares = isReading ? 10 : 20;
  const more = { isin: 'INE154A01025', name: 'ITC Limited', shares, purchases: [{ ...bought, shares }] };
  return (
    <>
      <PortfolioPurification holdings={[tcs, more]} isReading={isReading} />
      <button type="button" onClick={() => setIsReading(false)}>
        Splits have arrived
      </button>
    </>
  );
}

it('the purification of a portfolio waits for the splits of shares that were just entered', async () => {
  serverReplies(replies());
  const { person: viewer } = renderWithApp(<Portfolio />, { as: person });
  (await screen.findByRole('button', { name: 'Open in the purification calculator' })).focus();
  await viewer.keyboard('{Enter}');
  expect(savedForm()).toBeNull();
  await viewer.click(screen.getByText('Splits have arrived'));
  await waitFor(() =>
    expect(savedForm()).toMatchObject({
      holdings: [
        { isin, shares: 100 },
        { isin: 'INE154A01025', shares: 20 },
      ],
    }),
  );
});

it('the purification of a portfolio shows no amount where the plan does not include accounts', async () => {
  const { section } = await open({ fixtures: replies(false), as: aPerson('free') });
  expect(await section.findByText(/with its working, is part of premium/)).toBeVisible();
  expect(section.queryByText('To purify')).not.toBeInTheDocument();
  expect(section.getByText(/from the annual report in the purification calculator/)).toBeVisible();
  expect(section.getByText('Open in the purification calculator')).toBeVisible();
});

it('the purification of a portfolio offers to try again where accounts cannot be read', async () => {
  const { section, person: viewer } = await open({
    fixtures: { ...replies(), 'GET /api/purification/years': problem(503, 'down', 'Not now.') },
  });
  expect(await section.findByRole('alert')).toHaveTextContent('Not now.');
  serverReplies(replies());
  await viewer.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText(/^About ₹/)).toBeVisible();
});
