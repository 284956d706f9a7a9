import { screen, waitFor, within } from '@testing-library/react';
import type { LearningEvent } from '@tayyib/shared/contracts';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { useLocation } from '@tayyib/shared/sdk/router';
import { aLesson, anEvent, eventsReply, inDays, libraryReply } from '../components/learn/learnFixtures';
import LearnPage from './LearnPage';

const noLessons = { courses: [], next: null };
const full: Fixtures = {
  'GET /api/learn/events': eventsReply(),
  'GET /api/learn/lessons': libraryReply,
  'GET /api/learn/lessons/:slug': aLesson(),
  'PUT /api/learn/lessons/:slug/opened': { slug: 'two' },
};

function open(
  replies: Fixtures = {},
  { at = '/learn', as = aPerson('free') }: { at?: string; as?: ReturnType<typeof aPerson> } = {},
) {
  const requests = serverReplies({ ...full, ...replies });
  return { ...renderWithApp(<LearnPage />, { at, as }), requests };
}
function Address() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}
const card = (name = 'Reading a balance sheet') => screen.findByRole('article', { name });
const sent = (requests: readonly Request[], method: string) =>
  requests.filter((request) => request.method === method).map(({ url }) => new URL(url).pathname);

it('lists what is coming with its time, seats and text, and what was with its lesson', async () => {
  const past = anEvent({
    id: '00000000-0000-4000-8000-0000000000e2',
    title: 'Zakat on shares',
    startsAt: inDays(-9),
    lesson: { slug: 'zakat', title: 'Zakat' },
    recordings: [{ id: '00000000-0000-4000-8000-0000000000f1', startedAt: inDays(-9), seconds: 1800 }],
  });
  open({ 'GET /api/learn/events': eventsReply({ past: [past], isDemo: true }) });
  const shown = await card();
  expect(shown).toHaveTextContent('Webinar');
  expect(shown).toHaveTextContent('60 minutes');
  expect(shown).toHaveTextContent('With Adil Alim');
  expect(shown).toHaveTextContent('15 of 20 seats are free.');
  expect(shown).toHaveTextContent('What debt means, line by line.');
  expect(screen.getByText(/Your time: /)).toBeVisible();
  const was = screen.getByRole('region', { name: 'What was' });
  expect(within(was).getByRole('link', { name: 'Read the lesson' })).toHaveAttribute(
    'href',
    '/learn?lesson=zakat',
  );
  const recording = within(was).getByRole('group', { name: 'Recording: Zakat on shares' });
  expect(within(recording).getByRole('slider')).toHaveAttribute('aria-valuetext', '00:00 of 30:00');
  expect(screen.getAllByText(/demo content/)).toHaveLength(1);
});

it('takes a seat, says where it is, and gives it back after a question', async () => {
  let event: LearningEvent = anEvent();
  const { person, requests } = open({
    'GET /api/learn/events': () => eventsReply({ coming: [event] }),
    'PUT /api/learn/events/:id/seat': () =>
      (event = anEvent({ hasSeat: true, seatsReserved: 6, place: 'https://meet.example/reading' })),
    'DELETE /api/learn/events/:id/seat': () => (event = anEvent()),
  });
  await person.click(within(await card()).getByRole('button', { name: 'Take a seat' }));
  expect(await screen.findByText('You have a seat.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://meet.example/reading' })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
  await person.click(screen.getByRole('button', { name: 'Give the seat back' }));
  const dialog = await screen.findByRole('dialog');
  expect(sent(requests, 'DELETE')).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Give it back' }));
  await waitFor(() => expect(screen.queryByText('You have a seat.')).not.toBeInTheDocument());
  expect(sent(requests, 'DELETE')).toEqual([`/api/learn/events/${event.id}/seat`]);
});

it('leads to the room of an event from ten minutes before, and says where it is not open', async () => {
  const startsAt = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const live = anEvent({ hasSeat: true, hasRoom: true, place: 'Live', startsAt: startsAt(9) });
  const later = anEvent({
    ...live,
    id: '00000000-0000-4000-8000-0000000000e2',
    title: 'Later',
    startsAt: startsAt(20),
  });
  const message = 'The room is not open at the moment.';
  const replies = { ...full, 'GET /api/learn/events': eventsReply({ coming: [live, later] }) };
  serverReplies({ ...replies, 'POST /api/learn/events/:id/room': problem(409, 'room-not-open', message) });
  const { person } = renderWithApp(
    <>
      <LearnPage />
      <Address />
    </>,
    { at: '/learn', as: aPerson('free') },
  );
  const shown = within(await card());
  expect(shown.getByText(/never yours/)).toBeVisible();
  expect(within(await card('Later')).queryByRole('button', { name: /Join live/ })).toBeNull();
  const join = shown.getByRole('button', { name: 'Join live: Reading a balance sheet' });
  await person.click(join);
  expect(await shown.findByText(message)).toBeVisible();
  serverReplies({
    ...replies,
    'POST /api/learn/events/:id/room': { address: '/video_chart?room=the-secret' },
  });
  await person.click(join);
  expect(await screen.findByText('At /video_chart?room=the-secret')).toBeVisible();
});

it('draws a place that is no web address as text', async () => {
  const event = anEvent({ hasSeat: true, place: 'javascript:alert(1)' });
  open({ 'GET /api/learn/events': eventsReply({ coming: [event] }) });
  expect(await screen.findByText('javascript:alert(1)')).not.toHaveAttribute('href');
});

it('says what the server says where the last seat was taken meanwhile', async () => {
  const { person } = open({
    'PUT /api/learn/events/:id/seat': problem(409, 'event-full', 'Every seat is taken.'),
  });
  await person.click(within(await card()).getByRole('button', { name: 'Take a seat' }));
  expect(await screen.findByText('Every seat is taken.')).toBeVisible();
});

it('offers no seat at a full, a cancelled or a locked event', async () => {
  const [fullUp, cancelled, locked] = ['e2', 'e3', 'e4'].map(
    (end) => `00000000-0000-4000-8000-0000000000${end}`,
  );
  open({
    'GET /api/learn/events': eventsReply({
      coming: [
        anEvent({ id: fullUp, title: 'Full', seatsReserved: 20 }),
        anEvent({ id: cancelled, title: 'Off', isCancelled: true }),
        anEvent({ id: locked, title: 'For Premium', audience: 'premium' }),
      ],
    }),
  });
  expect(within(await card('Full')).getByRole('button', { name: 'Take a seat' })).toBeDisabled();
  expect(await card('Full')).toHaveTextContent('Every seat is taken.');
  expect(await card('Off')).toHaveTextContent('Cancelled');
  expect(within(await card('Off')).queryByRole('button')).not.toBeInTheDocument();
  const forPremium = within(await card('For Premium'));
  expect(forPremium.queryByRole('button', { name: 'Take a seat' })).not.toBeInTheDocument();
  expect(forPremium.getByRole('link', { name: /plans/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/plan\?to=%2Flearn/),
  );
});

it('lists the lessons, marks those that are read or locked, and leads to where the reader was', async () => {
  open();
  const course = within(await screen.findByRole('article', { name: 'Screening' }));
  expect(course.getByText('1 of 3 lessons read')).toBeVisible();
  const [one, two, three] = course.getAllByRole('listitem');
  expect(one).toHaveTextContent('Read');
  expect(two).not.toHaveTextContent('Read');
  expect(three).toHaveTextContent('Premium');
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/learn?lesson=two');
});

it('shows a lesson, stores that it was opened, and marks it as read', async () => {
  let isRead = false;
  const { person, requests } = open(
    {
      'GET /api/learn/lessons/:slug': () => aLesson({ isRead }),
      'PUT /api/learn/lessons/:slug/read': () => {
        isRead = true;
        return { slug: 'two' };
      },
    },
    { at: '/learn?lesson=two' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'What debt is' })).toHaveFocus();
  expect(screen.getByText('Debt is what bears interest.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next: Two standards' })).toHaveAttribute(
    'href',
    '/learn?lesson=three',
  );
  await person.click(screen.getByRole('button', { name: 'I have read it' }));
  expect(await screen.findByText('You have read this lesson.')).toBeVisible();
  expect(new Set(sent(requests, 'PUT'))).toEqual(
    new Set(['/api/learn/lessons/two/opened', '/api/learn/lessons/two/read']),
  );
});

it('says that a lesson is of a larger plan, or is none', async () => {
  const locked = problem(403, 'upgrade-needed', 'Your plan does not include this.');
  const { unmount } = open({ 'GET /api/learn/lessons/:slug': locked }, { at: '/learn?lesson=three' });
  expect(await screen.findByText('Your plan does not include this.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/plan\?to=%2Flearn/),
  );
  unmount();
  open(
    { 'GET /api/learn/lessons/:slug': problem(404, 'no-such-lesson', 'There is no such lesson.') },
    { at: '/learn?lesson=none' },
  );
  expect(await screen.findByText(/It may have been taken back/)).toBeVisible();
});

it('says that nothing is there, shows that it loads, and offers to try again', async () => {
  const failed = problem(503, 'database-unavailable', 'No answer.');
  const { person } = open({ 'GET /api/learn/events': failed, 'GET /api/learn/lessons': failed });
  expect(screen.getAllByRole('status', { name: 'Loading, please wait...' }).length).toBeGreaterThan(0);
  const retries = () => screen.getAllByRole('button', { name: 'Try again' });
  await waitFor(() => expect(retries()).toHaveLength(2));
  const again = retries();
  serverReplies({
    'GET /api/learn/events': eventsReply({ coming: [] }),
    'GET /api/learn/lessons': noLessons,
  });
  for (const button of again) await person.click(button);
  expect(await screen.findByText(/No event is announced/)).toBeVisible();
  expect(await screen.findByText('No lesson is published yet.')).toBeVisible();
});

it('leads advisors and staff to their desk, and nobody else', async () => {
  const { unmount } = open({}, { as: aPerson('free', { roles: ['advisor'] }) });
  expect(await screen.findByRole('link', { name: 'Announce and write' })).toHaveAttribute(
    'href',
    '/staff/learning',
  );
  unmount();
  open({}, { as: aPerson('premium_pro') });
  await card();
  expect(screen.queryByRole('link', { name: 'Announce and write' })).not.toBeInTheDocument();
});
