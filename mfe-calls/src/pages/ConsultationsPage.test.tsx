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
import { aConsultation } from '../../dev/examples';

const isin = 'INE002A01018';
const id2 = '5b0f0c43-6b0e-4d29-8a56-3a9a17a5c003';
const slot: ConsultationSlot = {
  id: '5b0f0c43-6b0e-4d29-8a56-3a9a17a5c001',
  advisor: 'Abdullah Advisor',
  startsAt: '2026-11-23T05:30:00.000Z',
  minutes: 30,
};
const card = {
  name: 'Abdullah Advisor',
  qualification: 'Mufti, Deoband',
  languages: 'Urdu',
  about: '',
  answered: 4,
  rating: null,
};
const consultation = (change: Partial<Consultation>): Consultation =>
  aConsultation({
    id: '5b0f0c43-6b0e-4d29-8a56-3a9a17a5c002',
    startsAt: '2026-11-21T10:00:00.000Z',
    isin,
    stock: 'Reliance Industries',
    question: 'Is its treasury income a problem?',
    ...change,
  });

function open(consultations: Consultation[], more: Parameters<typeof serverReplies>[0] = {}) {
  const requests = serverReplies({
    'GET /api/consultations': { consultations },
    'GET /api/consultations/slots': { slots: [slot], advisors: [card], isWaiting: false },
    ...more,
  });
  return { ...renderWithApp(<ConsultationsPage />, { as: aPerson('premium_pro') }), requests };
}

/** The body of the page's last request with that method. */
const bodyOf = (requests: readonly Request[], method: string): Promise<unknown> =>
  requests.findLast((request) => request.method === method)?.json() ?? Promise.resolve(null);

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

it('books a time with a question, and confirms it with what comes next', async () => {
  const booked = consultation({ startsAt: slot.startsAt });
  const consultations: Consultation[] = [];
  const { person, requests } = open([], {
    'GET /api/consultations': () => ({ consultations }),
    'POST /api/consultations': () => {
      consultations.push(booked);
      return booked;
    },
  });
  expect(await screen.findByText('None yet.')).toBeInTheDocument();
  const form = within(await screen.findByRole('form', { name: 'Book a consultation' }));
  expect(form.getByRole('region', { name: 'About Abdullah Advisor' })).toHaveTextContent('Mufti, Deoband');
  expect(form.getByText(/^Your time: /)).toBeInTheDocument();
  await person.type(form.getByLabelText('Your question'), 'Zakat on shares?');
  expect(form.getByRole('button', { name: 'Book' })).toBeDisabled();
  await person.click(form.getByRole('radio', { name: /with Abdullah Advisor/ }));
  await person.click(form.getByRole('button', { name: 'Book' }));
  const heading = await screen.findByRole('heading', { name: 'Booked: half an hour with Abdullah Advisor' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('We remind you an hour before.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to my calendar' })).toBeInTheDocument();
  expect(await bodyOf(requests, 'POST')).toEqual({
    slotId: slot.id,
    isin: null,
    question: 'Zakat on shares?',
  });
});

it('moves a consultation to another time, after asking', async () => {
  const booked = consultation({ startsAt: inMinutes(600), movableUntil: inMinutes(480) });
  const { person, requests } = open([booked], {
    'POST /api/consultations/:id/move': { ...booked, moves: 1, startsAt: slot.startsAt },
  });
  await person.click(await screen.findByRole('button', { name: 'Move' }));
  const form = within(await screen.findByRole('region', { name: 'Move the consultation' }));
  await person.click(form.getByRole('radio', { name: /with Abdullah Advisor/ }));
  await person.click(form.getByRole('button', { name: 'Move to this time' }));
  await person.click(await screen.findByRole('button', { name: 'Move it' }));
  await waitFor(async () => expect(await bodyOf(requests, 'POST')).toEqual({ slotId: slot.id }));
});

it('offers no move once it is too late for one', async () => {
  open([consultation({ startsAt: inMinutes(90), movableUntil: inMinutes(-30) })]);
  expect(await screen.findByRole('button', { name: 'Cancel the consultation' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
});

it('shows who signed an answer and when, and takes a rating', async () => {
  const answered = consultation({
    status: 'answered',
    answer: 'Purify the interest.',
    answeredAt: '2026-11-21T10:40:00.000Z',
  });
  const { person, requests } = open([answered], { 'PUT /api/consultations/:id/rating': answered });
  expect(await screen.findByText(/^Abdullah Advisor, Shariah advisor, .*21 Nov.* 2026/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: '4 of 5' }));
  expect(await bodyOf(requests, 'PUT')).toEqual({ rating: 4 });
});

it('explains what to do when no time is free', async () => {
  open([], { 'GET /api/consultations/slots': { slots: [], advisors: [], isWaiting: false } });
  expect(await screen.findByText('No slots are open. New ones appear here.')).toBeInTheDocument();
});

it('tells the user when a slot opens, until they no longer want it', async () => {
  let isWaiting = false;
  const { person } = open([], {
    'GET /api/consultations/slots': () => ({ slots: [], advisors: [], isWaiting }),
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

it('can be joined from ten minutes before the time, and says so before', async () => {
  const rule = 'You can join ten minutes before the time.';
  const early = open([consultation({ startsAt: inMinutes(11) })]);
  expect(await screen.findByText(rule)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Join' })).toBeDisabled();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Begins in 1\d min/);
  early.unmount();
  open([consultation({ startsAt: inMinutes(9) })]);
  expect(await screen.findByRole('button', { name: 'Join' })).toBeEnabled();
  expect(screen.queryByText(rule)).toBeNull();
});

it('says who waits in the room', async () => {
  open([consultation({ startsAt: inMinutes(5), isOtherWaiting: true })]);
  expect(await screen.findByText('Abdullah Advisor is in the room and waits for you.')).toBeInTheDocument();
});

it('asks before it cancels a consultation', async () => {
  const { person, requests } = open([consultation({ startsAt: inMinutes(60) })], {
    'POST /api/consultations/:id/cancel': consultation({ status: 'cancelled' }),
  });
  const cancelled = () => requests.filter(({ url }) => url.endsWith('/cancel'));
  await person.click(await screen.findByRole('button', { name: 'Cancel the consultation' }));
  await person.click(await screen.findByRole('button', { name: 'Keep' }));
  expect(cancelled()).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Cancel the consultation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Cancel the consultation' }));
  await waitFor(() => expect(cancelled()).toHaveLength(1));
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
          badge: 'non_compliant',
          accountsTo: null,
          freshness: null,
          grade: null,
        },
      ],
      ipos: [],
      topics: [],
    },
  });
  const onChoose = jest.fn();
  const { person } = renderWithApp(<StockPicker opened={0} onChoose={onChoose} />);
  await person.type(screen.getByLabelText('Look at a stock together'), 'relia');
  await person.click(
    await screen.findByRole('option', { name: /^RELIANCE Reliance Industries Non Shariah Compliant/ }),
  );
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

describe('an advisor', () => {
  const calendar = {
    profile: { qualification: 'Mufti', languages: 'Urdu', about: '' },
    hours: [{ weekday: 1, from: '17:00', until: '18:00' }],
    slots: [
      { id: slot.id, startsAt: slot.startsAt, minutes: 30, isWeekly: true, bookedBy: null },
      { id: id2, startsAt: '2026-11-23T06:00:00.000Z', minutes: 30, isWeekly: true, bookedBy: 'Rafiq Pro' },
    ],
  };
  const openAsAdvisor = (more: Parameters<typeof serverReplies>[0] = {}) => {
    const requests = serverReplies({
      'GET /api/consultations': { consultations: [] },
      'GET /api/consultations/calendar': calendar,
      ...more,
    });
    const as = aPerson('free', { roles: ['advisor'] });
    return { ...renderWithApp(<ConsultationsPage />, { as }), requests };
  };

  it('sees who booked, and withdraws a free time after a question', async () => {
    const { person, requests } = openAsAdvisor({ 'DELETE /api/consultations/slots/:id': calendar });
    expect(await screen.findByText('Rafiq Pro')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /^Withdraw / }));
    await person.click(await screen.findByRole('button', { name: 'Withdraw it' }));
    await waitFor(() => expect(requests.some(({ url }) => url.endsWith(slot.id))).toBe(true));
  });

  it('sets weekly hours', async () => {
    const { person, requests } = openAsAdvisor({ 'PUT /api/consultations/hours': calendar });
    await person.click(await screen.findByRole('button', { name: 'Add hours' }));
    await person.selectOptions(screen.getByLabelText('Day of hours 2'), 'Thursday');
    await person.click(screen.getByRole('button', { name: 'Save the hours' }));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(await bodyOf(requests, 'PUT')).toEqual({
      hours: [
        { weekday: 1, from: '17:00', until: '18:00' },
        { weekday: 4, from: '17:00', until: '19:00' },
      ],
    });
  });
});
