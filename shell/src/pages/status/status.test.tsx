import { screen, waitFor, within } from '@testing-library/react';
import type { DataStatusReply } from '@tayyib/shared/contracts';
import { problem, type Fixtures } from '@tayyib/shared/testing';
import { openShell } from '../../testing/openShell';

const nothing = { companies: 0, compliant: 0, nonCompliant: 0, underReview: 0, byGrade: [], outdated: 0 };

const reply: DataStatusReply = {
  standard: 'TASIS',
  universes: [
    {
      id: 'nifty50',
      name: 'NIFTY 50',
      companies: 50,
      compliant: 20,
      nonCompliant: 25,
      underReview: 5,
      byGrade: [
        { grade: 'accounts_not_loaded', count: 3 },
        { grade: 'passes_everything_stated', count: 1 },
      ],
      outdated: 4,
      membersAsOf: '2026-03-05',
    },
    { id: 'nifty500', name: 'NIFTY 500', ...nothing, membersAsOf: null },
    { id: 'all', name: 'All listed companies', ...nothing, companies: 3, underReview: 3, membersAsOf: null },
  ],
  accounts: {
    year: '2026-03-31',
    companies: 4632,
    withAccounts: 2211,
    backfill: { state: 'running', companies: 4632, companiesDone: 120, secondsLeft: 7201 },
  },
  feeds: [
    {
      feed: 'filings',
      title: 'Filings of results',
      state: 'on-time',
      lastSuccessAt: '2026-11-20T14:12:00.000Z',
      dataOf: '2026-03-31',
      isSample: false,
      nextAt: '2026-11-20T14:17:00.000Z',
    },
    {
      feed: 'prices',
      title: 'Prices',
      state: 'late',
      lastSuccessAt: null,
      dataOf: null,
      isSample: false,
      nextAt: null,
    },
    {
      feed: 'metals',
      title: 'Gold',
      state: 'unknown',
      lastSuccessAt: null,
      dataOf: '2026-08-21',
      isSample: true,
      nextAt: null,
    },
  ],
};

const open = (answer: Fixtures[string] = reply, at = '/status') =>
  openShell({ at, answers: { 'GET /api/status': answer } });

it('shows visitors the coverage of each universe as text beside its bar', async () => {
  open();
  const fifty = within(await screen.findByRole('listitem', { name: 'NIFTY 50' }));
  expect(fifty.getByText('90% judged')).toBeVisible();
  expect(fifty.getByText(/45 of 50 companies/)).toBeVisible();
  const parts = fifty.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(parts).toEqual(['20 40%', '25 50%', '2 4%', '3 6%']);
  const grades = within(fifty.getByRole('list', { name: 'Why companies of NIFTY 50 are under review' }));
  expect(grades.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3: Accounts not loaded',
    '1: Passes everything stated',
    '1: Not judged yet',
  ]);
  expect(fifty.getByText(/4 judged on outdated accounts. Members as of 5 Mar 2026./)).toBeVisible();
  const five = within(screen.getByRole('listitem', { name: 'NIFTY 500' }));
  expect(five.getByText('Its members are not on file.')).toBeVisible();
});

it('shows how current each kind of data is', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Freshness of each kind of data' }));
  expect(
    screen.getByText(
      '2,211 of 4,632 companies have accounts of the year to 31 Mar 2026 on file. ' +
        'Filings are being fetched: 120 of 4,632 companies done, about 121 minutes left.',
    ),
  ).toBeVisible();
  expect(
    table.getByRole('row', { name: /^Filings of results 31 Mar 2026 \d+ days ago On time/ }),
  ).toBeVisible();
  expect(table.getByRole('row', { name: 'Prices nothing yet Late – –' })).toBeVisible();
  expect(
    table.getByRole('row', { name: /^Gold 21 Aug 2026 \d+ days ago Updated by hand – –$/ }),
  ).toBeVisible();
});

it('says once where no data is fetched, instead of empty times in every row', async () => {
  const byHand = { state: 'unknown', lastSuccessAt: null, nextAt: null } as const;
  open({ ...reply, feeds: reply.feeds.map((feed) => ({ ...feed, ...byHand })) });
  const table = within(await screen.findByRole('table', { name: 'Freshness of each kind of data' }));
  expect(screen.getByText(/^This server does not fetch data by itself/)).toBeVisible();
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Data',
    'Newest on file',
  ]);
});

it('the state of the data counts by the chosen standard, which is in the address', async () => {
  const { person, requests } = open();
  await person.selectOptions(await screen.findByLabelText('Standard'), 'AAOIFI');
  await waitFor(() => expect(requests.some(({ url }) => url.includes('standard=AAOIFI'))).toBe(true));
  expect(location.search).toBe('?standard=AAOIFI');
});

it('the state of the data states that nothing is on file', async () => {
  open({ ...reply, universes: reply.universes.map((one) => ({ ...one, ...nothing })) });
  expect(await screen.findByText('No companies are on file yet.')).toBeVisible();
});

it('the state of the data states what failed and tries again', async () => {
  let answer: object = problem(503, 'unavailable', 'Our database is not answering.');
  const { person } = open(() => answer);
  expect(await screen.findByText('Our database is not answering.')).toBeVisible();
  answer = reply;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem', { name: 'NIFTY 50' })).toBeVisible();
});

it('the state of the data is linked from the footer', async () => {
  open(reply, '/');
  const links = within(await screen.findByRole('navigation', { name: 'Company links' }));
  expect(links.getByRole('link', { name: 'Data status' })).toHaveAttribute('href', '/status');
});
