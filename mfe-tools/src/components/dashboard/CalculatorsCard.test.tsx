import { screen } from '@testing-library/react';
import { addDays, indianDay } from '@tayyib/shared/values/calendar';
import type { LedgerLine, ZakatReminder } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { writeLastResult } from '../../state/lastResults';
import { CalculatorsCard } from './CalculatorsCard';

const person = aPerson();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const line = (id: number, kind: LedgerLine['kind'], amountPaise: number): LedgerLine => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  kind,
  amountPaise,
  isin: null,
  name: 'Acme Limited',
  yearTo: '2024-03-31',
  countsOn: '2024-03-31',
  method: null,
  standard: null,
  working: [],
  toWhom: '',
  note: '',
  reverses: null,
  writtenAt: '2026-01-01T00:00:00.000Z',
});
const accountWith = (lines: readonly LedgerLine[], reminders: readonly ZakatReminder[]): Fixtures => ({
  'GET /api/session': { user: person },
  'GET /api/consents': {
    consents: [],
    history: [],
    purificationLedger: { isGiven: lines.length > 0, at: null },
  },
  'GET /api/purification/ledger': { lines, limit: 2000 },
  'GET /api/zakat/years': { sealed: null, version: 0, reminders },
});
const open = () => renderWithApp(<CalculatorsCard />, { as: person });

it('shows the next zakat day and what is still to purify, less what was paid', async () => {
  const on = addDays(indianDay(new Date()), 40);
  const lines = [line(1, 'due', 5000), line(2, 'payment', 2000)];
  serverReplies(accountWith(lines, [{ on, year: 'solar' }]));
  writeLastResult('zakat', person._id, { text: '₹2,500.00 due', day: '2026-11-20' });
  open();
  expect(await screen.findByText('₹30.00 still to give')).toBeVisible();
  expect(screen.getByText(`Due on ${formatDay(on)}`, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Purification ledger' })).toHaveAttribute(
    'href',
    '/purification-ledger',
  );
});

it('the card of calculators says what was paid ahead, and that nothing is open', async () => {
  serverReplies(accountWith([line(1, 'due', 5000), line(2, 'payment', 6000)], []));
  const { unmount } = open();
  expect(await screen.findByText('₹10.00 paid ahead')).toBeVisible();
  unmount();
  serverReplies(accountWith([line(1, 'due', 5000), line(2, 'payment', 5000)], []));
  open();
  expect(await screen.findByText('Nothing still to give')).toBeVisible();
});

it('shows what each calculator said last on this device where the account has nothing, and no number otherwise', async () => {
  serverReplies(accountWith([], []));
  writeLastResult('zakat', person._id, { text: '₹2,500.00 due', day: '2026-11-20' });
  writeLastResult('purification', 'another user', { text: '₹10.00 to purify', day: '2026-11-20' });
  open();
  expect(await screen.findByText('₹2,500.00 due, calculated on 20 Nov 2026')).toBeVisible();
  expect(screen.getByText('Not calculated yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Purification' })).toHaveAttribute(
    'href',
    '/purification-calculator',
  );
});

it('shows that it is loading, and offers to try again where the account could not be read', async () => {
  const fixtures = accountWith([line(1, 'due', 5000)], []);
  serverReplies({ ...fixtures, 'GET /api/purification/ledger': problem(503, 'down', 'No answer.') });
  const { person: viewer } = open();
  await screen.findByRole('status', { name: 'Loading what is due' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  serverReplies(fixtures);
  await viewer.click(again);
  expect(await screen.findByText('₹50.00 still to give')).toBeVisible();
});
