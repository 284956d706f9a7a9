import { screen, waitFor, within } from '@testing-library/react';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import {
  sampleDeskEvents,
  sampleDeskLesson,
  sampleDeskLibrary,
  sampleLearningPreview,
} from '../../dev/sampleLearning';
import StaffLearningPage from './StaffLearningPage';

const [announced, cancelled] = sampleDeskEvents.events;
if (!announced || !cancelled) throw new Error('The sample has two events.');

function open(at: string, replies: Fixtures = {}) {
  const requests = serverReplies({
    'GET /api/staff/learning/events': sampleDeskEvents,
    'GET /api/staff/learning/library': sampleDeskLibrary,
    'POST /api/staff/learning/preview': sampleLearningPreview,
    ...replies,
  });
  return {
    ...renderWithApp(<StaffLearningPage />, { at, as: aPerson('free', { roles: ['advisor'] }) }),
    requests,
  };
}
const sent = (requests: readonly Request[]) =>
  Promise.all(
    requests
      .filter(({ method, url }) => method !== 'GET' && !url.endsWith('/preview'))
      .map(async (request) => [
        request.method,
        new URL(request.url).pathname,
        JSON.parse(await request.clone().text()),
      ]),
  );

it('announces an event, whose time is one of India', async () => {
  const { person, requests } = open('/staff/learning?event=new', {
    'POST /api/staff/learning/events': announced,
  });
  const form = within(await screen.findByRole('group', { name: 'Announce an event' }));
  await person.type(form.getByLabelText('Title'), 'Reading a balance sheet');
  await person.selectOptions(form.getByLabelText('Kind'), 'Study circle');
  await person.type(form.getByLabelText('Who speaks'), 'Adil Alim');
  await person.type(form.getByLabelText('Begins at (India)'), '2027-01-05T17:30');
  await person.selectOptions(form.getByLabelText('For'), 'Premium Pro');
  await person.type(form.getByLabelText('Where'), 'Hall 2');
  await person.type(form.getByLabelText('What it is about, in Markdown'), 'Line by line.');
  await person.click(form.getByRole('button', { name: 'Announce it' }));
  await waitFor(async () =>
    expect(await sent(requests)).toEqual([
      [
        'POST',
        '/api/staff/learning/events',
        {
          kind: 'circle',
          title: 'Reading a balance sheet',
          description: 'Line by line.',
          speaker: 'Adil Alim',
          minutes: 60,
          seats: 50,
          audience: 'pro',
          place: 'Hall 2',
          hasRoom: false,
          startsAt: '2027-01-05T12:00:00.000Z',
        },
      ],
    ]),
  );
});

it('publishes a recording, and deletes it after a question', async () => {
  const live = { ...announced, hasRoom: true };
  const recording = {
    id: '00000000-0000-4000-8000-0000000000f1',
    startedAt: '2027-01-05T12:00:00.000Z',
    seconds: 1800,
    hasEnded: true,
    isPublished: false,
  };
  let recordings = [recording];
  const { person, requests } = open(`/staff/learning?event=${live.id}`, {
    'GET /api/staff/learning/events': { events: [live] },
    'GET /api/staff/learning/events/:id/recordings': () => ({ recordings }),
    'PUT /api/staff/learning/recordings/:id': () => {
      recordings = [{ ...recording, isPublished: true }];
      return null;
    },
    'DELETE /api/staff/learning/recordings/:id': () => {
      recordings = [];
      return null;
    },
  });
  const shown = within(await screen.findByRole('region', { name: 'Recordings' }));
  await person.click(await shown.findByRole('button', { name: 'Publish it' }));
  await person.click(await shown.findByRole('button', { name: 'Delete it' }));
  const question = within(await screen.findByRole('dialog'));
  await person.click(question.getByRole('button', { name: 'Delete it' }));
  expect(await shown.findByText(/^Nothing is recorded/)).toBeVisible();
  expect(requests.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
    'PUT',
    'DELETE',
  ]);
});

it('shows a refusal at its field', async () => {
  const message = '12 seats are taken already.';
  const { person } = open(`/staff/learning?event=${announced.id}`, {
    'PUT /api/staff/learning/events/:id': problem(409, 'seats-in-use', message, 'seats'),
  });
  const form = within(await screen.findByRole('group', { name: 'Change the event' }));
  await person.clear(form.getByLabelText('Seats'));
  await person.type(form.getByLabelText('Seats'), '3');
  await person.click(form.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(form.getByLabelText('Seats')).toHaveAttribute('aria-invalid', 'true'));
});

it('cancels an event after a question that has the reason', async () => {
  const { person, requests } = open(`/staff/learning?event=${announced.id}`, {
    'POST /api/staff/learning/events/:id/cancel': cancelled,
  });
  const part = within(await screen.findByRole('region', { name: 'Cancel the event' }));
  const button = part.getByRole('button', { name: 'Cancel the event' });
  expect(button).toBeDisabled();
  await person.type(part.getByLabelText('Why it is cancelled'), 'The speaker is ill.');
  await person.click(button);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('12 people with a seat are alerted and mailed: “The speaker is ill.”');
  expect(await sent(requests)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Cancel the event' }));
  await waitFor(async () =>
    expect(await sent(requests)).toEqual([
      ['POST', `/api/staff/learning/events/${announced.id}/cancel`, { why: 'The speaker is ill.' }],
    ]),
  );
});

it('lists courses with their lessons, and saves a lesson with the version that was read', async () => {
  const { person, requests } = open('/staff/learning?tab=library', {
    'PUT /api/staff/learning/lessons/:id': { ...sampleDeskLesson, version: 5 },
  });
  await person.click(await screen.findByRole('link', { name: 'What a verdict says' }));
  const form = within(await screen.findByRole('group', { name: 'Change the lesson' }));
  await person.type(form.getByLabelText('Title'), ' today');
  await person.click(form.getByLabelText('Published: readers see it'));
  await person.click(form.getByRole('button', { name: 'Save' }));
  const { id, courseId, slug, body, audience, position, eventId, version } = sampleDeskLesson;
  const fields = { courseId, slug, body, audience, position, eventId, version };
  await waitFor(async () =>
    expect(await sent(requests)).toEqual([
      [
        'PUT',
        `/api/staff/learning/lessons/${id}`,
        { ...fields, title: 'What a verdict says today', isPublished: false },
      ],
    ]),
  );
  expect(await screen.findByText('It is saved.')).toBeVisible();
});

it('shows what readers would see of a text', async () => {
  const { person } = open(`/staff/learning?event=${announced.id}`);
  await person.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('What debt means, line by line.')).toBeVisible();
});

it('announces an event in a room here, whose place is said for it', async () => {
  const { person, requests } = open('/staff/learning?event=new', {
    'POST /api/staff/learning/events': announced,
  });
  const form = within(await screen.findByRole('group', { name: 'Announce an event' }));
  await person.click(form.getByLabelText('Live, in a room here'));
  expect(form.queryByLabelText('Where')).toBeNull();
  expect(form.getByText(/Only your own voice can be recorded/)).toBeVisible();
  expect(form.getByLabelText('Seats')).toHaveValue('11');
  await person.type(form.getByLabelText('Title'), 'Live');
  await person.click(form.getByRole('button', { name: 'Announce it' }));
  await waitFor(async () =>
    expect(await sent(requests)).toEqual([
      [
        'POST',
        '/api/staff/learning/events',
        expect.objectContaining({ hasRoom: true, seats: 11, place: 'Live, in a room on this page' }),
      ],
    ]),
  );
});

it.each([
  [20, false],
  [9, true],
  [-61, false],
])('opens the room of an event that begins in %i minutes: %s', async (minutes, canOpen) => {
  const startsAt = new Date(Date.now() + minutes * 60_000).toISOString();
  const { person, requests } = open(`/staff/learning?event=${announced.id}`, {
    'GET /api/staff/learning/events': { events: [{ ...announced, hasRoom: true, startsAt }] },
    'POST /api/staff/learning/events/:id/room': problem(409, 'event-over', 'This event is over.'),
  });
  const button = await screen.findByRole('button', { name: 'Open the room' });
  if (!canOpen) return expect(button).toBeDisabled();
  await person.click(button);
  expect(await screen.findByText(/It was not opened\./)).toBeVisible();
  expect(requests.filter(({ url }) => url.endsWith('/room'))).toHaveLength(1);
});
