import { act, screen, waitFor, within } from '@testing-library/react';
import type { ConsultationState } from '@tayyib/shared/contracts';
import { aPerson, FakeSocket, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { leaveCalls } from '../../state/presence';
import ConsultationsPage from '../../pages/ConsultationsPage';
import { aConsultation } from '../../../dev/examples';

const id = '5b0f0c43-6b0e-4d29-8a56-3a9a17a5c002';
const reliance = 'INE002A01018';
const tcs = 'INE467B01029';
const names: Readonly<Record<string, string>> = { [reliance]: 'Reliance', [tcs]: 'Tata Consultancy' };
const consultation = aConsultation({ id, startsAt: new Date().toISOString() });
const advisor = { socketId: '00000000-0000-4000-8000-0000000000b1', username: 'Abdullah' };
const nobody = { asker: null, advisor: null };
const state = (change: Partial<ConsultationState>): ConsultationState => ({
  id,
  asker: null,
  advisor,
  isin: null,
  sheets: [],
  pointed: nobody,
  ...change,
});

/** The sheet of a stock, as the server sends it to a viewer; without detail it has no ratios. */
const sheetOf = (isin: string, isDetailed: boolean) => ({
  isin,
  stock: names[isin],
  badge: 'compliant',
  source: { document: 'NSE list of shares', asOf: '2026-11-20' },
  verdicts: [
    {
      standard: { id: 'aaoifi' },
      accountsTo: '2026-03-31',
      reasons: [`${names[isin]} passes.`],
      ratios: isDetailed ? [{ id: 'debt', label: 'Debt', value: 0.1, limit: 0.3 }] : [],
    },
  ],
});

let socket: FakeSocket;
let clean = () => {};
beforeEach(() => {
  socket = new FakeSocket();
  socket.replyTo('register-new-user', () => ({ ok: true }));
  for (const event of ['consultation-sheet', 'consultation-sheet-close', 'consultation-point'] as const)
    socket.replyTo(event, () => ({ ok: true }));
  socket.connect();
});
afterEach(() => {
  act(() => clean());
  sessionStorage.clear();
});

/** The room of a consultation in which these sheets are open. */
async function open(first: Partial<ConsultationState>, { isDetailed = true } = {}) {
  socket.replyTo('consultation-enter', () => ({ ok: true, state: state(first) }));
  serverReplies({
    'GET /api/consultations': { consultations: [consultation] },
    'GET /api/consultations/slots': { slots: [], advisors: [], isWaiting: false },
    'GET /api/stocks/:isin': ({ params }: { params: Readonly<Record<string, string>> }) =>
      sheetOf(params['isin'] ?? '', isDetailed),
  });
  const app = renderWithApp(<ConsultationsPage />, {
    as: aPerson('premium_pro'),
    at: `/consultations?room=${id}`,
  });
  clean = () => {
    app.store.dispatch(leaveCalls());
    socket.disconnect();
  };
  await screen.findByText('Abdullah Advisor is here.');
  return app;
}
const becomes = (change: Partial<ConsultationState>) =>
  act(() => socket.serverEmits('consultation:room', state(change)));
const sent = (event: string) => socket.sent.filter(([name]) => name === event).map(([, payload]) => payload);
const sheet = (name: string) => screen.findByRole('region', { name: `Sheet of ${name}` });
const both = { isin: tcs, sheets: [reliance, tcs] };

it('shows open sheets as tabs, chosen by keyboard, without changing what the other sees', async () => {
  const { person } = await open(both);
  await sheet('Tata Consultancy');
  const tab = await screen.findByRole('tab', { name: 'Tata Consultancy', selected: true });
  act(() => tab.focus());
  await person.keyboard('{ArrowLeft}');
  expect(await sheet('Reliance')).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: 'Reliance', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Reliance' })).toBeInTheDocument();
  expect(sent('consultation-sheet')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Close this sheet' }));
  expect(sent('consultation-sheet-close')).toEqual([{ id, isin: reliance }]);
});

it('brings a sheet that the other opens to the front', async () => {
  await open({ isin: reliance, sheets: [reliance] });
  await sheet('Reliance');
  expect(screen.queryByRole('tab')).toBeNull();
  becomes(both);
  expect(await sheet('Tata Consultancy')).toBeInTheDocument();
});

it('marks the line that the other points at with their name, brings it to the front, and leads to it', async () => {
  const { person } = await open({ ...both, isin: reliance });
  await sheet('Reliance');
  becomes({ ...both, isin: reliance, pointed: { asker: null, advisor: { isin: tcs, line: 'debt' } } });
  const marked = await sheet('Tata Consultancy');
  expect(within(marked).getByRole('rowheader', { name: 'Debt Abdullah Advisor' })).toBeInTheDocument();
  expect(await screen.findByText('Abdullah Advisor points at Debt, Tata Consultancy.')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Tata Consultancy , Abdullah Advisor points here' })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: /^Reliance/ }));
  await person.click(screen.getByRole('button', { name: 'Show the line' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Point at Debt' })).toHaveFocus());
  becomes({ ...both, isin: reliance });
  expect(screen.queryByText(/points at/)).toBeNull();
});

it('moves nothing away from a user who works in a sheet', async () => {
  await open({ ...both, isin: reliance });
  const mine = await sheet('Reliance');
  act(() => within(mine).getByRole('button', { name: 'Point at Debt' }).focus());
  becomes({ ...both, isin: reliance, pointed: { asker: null, advisor: { isin: tcs, line: 'debt' } } });
  expect(await screen.findByRole('button', { name: 'Show the line' })).toBeInTheDocument();
  expect(within(mine).getByRole('button', { name: 'Point at Debt' })).toHaveFocus();
});

it('points by keyboard, and takes it back', async () => {
  const { person } = await open({ isin: reliance, sheets: [reliance] });
  const mine = await sheet('Reliance');
  const button = within(mine).getByRole('button', { name: 'Point at Debt' });
  act(() => button.focus());
  await person.keyboard('{Enter}');
  expect(sent('consultation-point')).toEqual([{ id, at: { isin: reliance, line: 'debt' } }]);
  becomes({
    isin: reliance,
    sheets: [reliance],
    pointed: { asker: { isin: reliance, line: 'debt' }, advisor: null },
  });
  expect(within(mine).getByRole('rowheader', { name: 'Debt You' })).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await person.keyboard('{Enter}');
  expect(sent('consultation-point').at(-1)).toEqual({ id, at: null });
});

it('says nothing of a line that the sheet of the user does not have', async () => {
  await open({ isin: reliance, sheets: [reliance] }, { isDetailed: false });
  await sheet('Reliance');
  becomes({
    isin: reliance,
    sheets: [reliance],
    pointed: { asker: null, advisor: { isin: reliance, line: 'debt' } },
  });
  const note = 'Abdullah Advisor points at a line that your sheet of Reliance does not have.';
  expect(await screen.findByText(note)).toBeInTheDocument();
  expect(screen.queryByText(/debt/i)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show the line' })).toBeNull();
});

it('keeps the sheets while the connection to the server is lost', async () => {
  await open({ isin: reliance, sheets: [reliance] });
  await sheet('Reliance');
  act(() => socket.disconnect());
  expect(await sheet('Reliance')).toBeInTheDocument();
  act(() => socket.connect());
  expect(await screen.findByText('Abdullah Advisor is here.')).toBeInTheDocument();
});

it('offers no seventh sheet', async () => {
  const isins = Array.from({ length: 6 }, (_, place) => `INE00000000${place}`);
  await open({ isin: reliance, sheets: [reliance, ...isins.slice(1)] });
  expect(await screen.findByText('6 sheets are open. Close one to open another.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Look at a stock together')).toBeNull();
});
