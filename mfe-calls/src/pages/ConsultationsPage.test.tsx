import { act, screen, waitFor, within } from '@testing-library/react';
import { ConsultationWish, type Consultation, type ConsultationSlot } from '@tayyib/shared/contracts';
import {
  aPerson,
  FakeSocket,
  renderWithApp,
  serverReplies,
  type FixtureRequest,
} from '@tayyib/shared/testing';
import { StockPicker } from '../components/consultations/StockPicker';
import ConsultationsPage from './ConsultationsPage';

const isin = 'INE002A01018';
const slot: ConsultationSlot = {
  id: '5b0f0c43-6b0e-4d29-8a56-3a9a17a5c001',
  advisor: 'Abdullah Advisor',
  startsAt: '2026-11-23T05:30:00.000Z',
  minutes: 30,
};
const consultation = (change: Partial<Consultation>): Consultation => ({
  id: '5b0f0c43-6b0e-4d29-8a56-3a9a17a5c002',
  role: 'asker',
  other: 'Abdullah Advisor',
  startsAt: '2026-11-21T10:00:00.000Z',
  minutes: 30,
  status: 'booked',
  isin,
  stock: 'Reliance Industries',
  question: 'Is its treasury income a problem?',
  answer: null,
  answeredAt: null,
  mayPublish: null,
  ...change,
});

function open(consultations: Consultation[], more: Parameters<typeof serverReplies>[0] = {}) {
  const requests = serverReplies({
    'GET /api/consultations': { consultations },
    'GET /api/consultations/slots': { slots: [slot], isWaiting: false },
    ...more,
  });
  return { ...renderWithApp(<ConsultationsPage />, { as: aPerson('premium_pro') }), requests };
}

/** The body of the page's last request with that method. */
const bodyOf = (requests: readonly Request[], method: string): Promise<unknown> =>
  requests.findLast((request) => request.method === method)?.json() ?? Promise.resolve(null);

it('books a time with a question, in Indian time', async () => {
  const booked = consultation({});
  const { person, requests } = open([], { 'POST /api/consultations': booked });
  expect(await screen.findByText('None yet.')).toBeInTheDocument();
  const form = within(await screen.findByRole('form', { name: 'Book a consultation' }));
  expect(form.getByRole('option', { name: /11:00.*30 minutes with Abdullah Advisor/ })).toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Book' })).toBeDisabled();
  await person.type(form.getByLabelText('Your question'), 'Zakat on shares?');
  await person.click(form.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Booked. It is listed below.')).toBeInTheDocument();
  expect(await bodyOf(requests, 'POST')).toEqual({
    slotId: slot.id,
    isin: null,
    question: 'Zakat on shares?',
  });
});

it('confirms the booking to the user who booked the last free time', async () => {
  const slots = [slot];
  const { person } = open([], {
    'GET /api/consultations/slots': () => ({ slots: slots.splice(0), isWaiting: false }),
    'POST /api/consultations': consultation({}),
  });
  await person.type(await screen.findByLabelText('Your question'), 'Zakat on shares?');
  await person.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText(/^No slots are open/)).toBeInTheDocument();
  expect(screen.getByText('Booked. It is listed below.')).toBeInTheDocument();
});

it('explains what to do when no time is free', async () => {
  open([], { 'GET /api/consultations/slots': { slots: [], isWaiting: false } });
  expect(await screen.findByText('No slots are open. New ones appear here.')).toBeInTheDocument();
});

it('tells the user when a slot opens, until they no longer want it', async () => {
  let isWaiting = false;
  const { person } = open([], {
    'GET /api/consultations/slots': () => ({ slots: [], isWaiting }),
    'PUT /api/consultations/wish': async ({ body }: FixtureRequest) => {
      ({ isWaiting } = ConsultationWish.parse(body));
      return { isWaiting };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Tell me when one opens' }));
  expect(await screen.findByText(/We will tell you once, when one opens/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Do not tell me' }));
  expect(await screen.findByRole('button', { name: 'Tell me when one opens' })).toBeInTheDocument();
});

it('publishes an answer only with the consent of the requester', async () => {
  const { person, requests } = open([consultation({ status: 'answered', answer: 'Purify the interest.' })], {
    'PUT /api/consultations/:id/consent': consultation({ status: 'answered', mayPublish: true }),
  });
  expect(await screen.findByText('Purify the interest.')).toBeInTheDocument();
  expect(screen.getByText('Only you and the advisor can read this answer.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Publish the answer on the stock’s page' }));
  expect(await bodyOf(requests, 'PUT')).toEqual({ mayPublish: true });
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

it('offers the waiting room from a quarter of an hour before the time, and says so before', async () => {
  const rule = 'The waiting room opens a quarter of an hour before the time.';
  const early = open([consultation({ startsAt: inMinutes(16) })]);
  expect(await screen.findByText(rule)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enter the waiting room' })).toBeNull();
  early.unmount();
  open([consultation({ startsAt: inMinutes(14) })]);
  expect(await screen.findByRole('button', { name: 'Enter the waiting room' })).toBeInTheDocument();
  expect(screen.queryByText(rule)).toBeNull();
});

it('asks before it cancels a consultation', async () => {
  const { person, requests } = open([consultation({ startsAt: inMinutes(60) })], {
    'POST /api/consultations/:id/cancel': consultation({ status: 'cancelled' }),
  });
  const cancelled = () => requests.filter(({ url }) => url.endsWith('/cancel'));
  await person.click(await screen.findByRole('button', { name: 'Cancel the consultation' }));
  await person.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(cancelled()).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Cancel the consultation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Cancel the consultation' }));
  await waitFor(() => expect(cancelled()).toHaveLength(1));
});

it('requires going online before the waiting room', async () => {
  const { person } = open([consultation({ startsAt: inMinutes(5) })]);
  await person.click(await screen.findByRole('button', { name: 'Enter the waiting room' }));
  expect(screen.getByText('Go online for calls first. You come back to this room then.')).toBeInTheDocument();
});

it('finds a stock to view together by its name', async () => {
  serverReplies({
    'GET /api/search': {
      stocks: [
        {
          type: 'stock',
          isin,
          stock: 'Reliance Industries',
          stock_code: 'RELIANCE',
          shariah_status: 2,
          badge: 'not-permissible',
        },
      ],
      ipos: [],
    },
  });
  const onChoose = jest.fn();
  const { person } = renderWithApp(<StockPicker isin={null} onChoose={onChoose} />);
  await person.type(screen.getByLabelText('Look at a stock together'), 'relia');
  await person.click(await screen.findByRole('option', { name: 'Reliance Industries (RELIANCE)' }));
  expect(onChoose).toHaveBeenCalledWith(isin);
  expect(screen.queryByRole('listbox', { name: 'Stocks found' })).not.toBeInTheDocument();
});

it('shows an answer that was given while the connection was lost', async () => {
  let consultations = [consultation({})];
  open([], { 'GET /api/consultations': () => ({ consultations }) });
  await screen.findByText('Is its treasury income a problem?');
  const socket = new FakeSocket();
  act(() => socket.connect());
  act(() => socket.disconnect());
  consultations = [consultation({ status: 'answered', answer: 'Purify the interest.' })];
  act(() => socket.connect());
  expect(await screen.findByText('Purify the interest.')).toBeInTheDocument();
  act(() => socket.disconnect());
});
