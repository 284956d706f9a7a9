import type { Alert, AlertsReply, DeskEventsReply, LearningEvent } from '@tayyib/shared/contracts';
import { eventDescriptionMaxLength, maxEventSeats } from '@tayyib/shared/limits';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../../database/schema/platform/messageTables';
import { hourMs } from '../../../lib/durations';
import type { PersonName } from '../../../testing';
import { buildTestApp, lastMessageTo, messagesTo, people, resetDatabase, userIdOf } from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';
import { anEvent, learningOf } from './learningFixtures';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

const { ask, announce, takeSeat, giveBack, events } = learningOf(() => app);
const alertsOf = async (name: PersonName): Promise<Alert[]> => {
  const reply: AlertsReply = (await ask(name, 'GET', 'getnotification')).body;
  return reply.data.filter(({ kind }) => kind === 'event');
};
const lastMailTo = async (recipient: string) => {
  const [mail] = await app.db
    .select()
    .from(messages)
    .where(and(eq(messages.recipient, recipient), eq(messages.channel, 'mail')))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return mail;
};
const desk = async (name: PersonName): Promise<DeskEventsReply> =>
  (await ask(name, 'GET', 'staff/learning/events')).body;
const changeOf = ({ id, revision }: { id: string; revision: number }, more: object) =>
  [`staff/learning/events/${id}`, { ...anEvent(app, more), revision }] as const;

it('announces an event, whose description is Markdown, and says where it is only to those with a seat', async () => {
  const { id } = await announce({ description: 'What **debt** means. <script>alert(1)</script>' });
  const [seen] = (await events('ann')).coming;
  expect(seen).toMatchObject({
    id,
    title: 'Reading a balance sheet',
    seatsReserved: 0,
    hasSeat: false,
    place: null,
  });
  const text = JSON.stringify(seen?.blocks);
  expect(text).toContain('"isStrong":true');
  // it is text, in a span of its own
  expect(seen?.blocks.map(({ kind }) => kind)).toEqual(['paragraph']);

  const reply = await takeSeat('ann', id);
  expect([reply.status, reply.body.hasSeat, reply.body.seatsReserved]).toEqual([200, true, 1]);
  expect(reply.body.place).toBe('https://meet.example/reading');
  expect((await events('bob')).coming[0]).toMatchObject({ seatsReserved: 1, hasSeat: false, place: null });
});

it('mails a seat with a file for the calendar, once, and without the place', async () => {
  const { id } = await announce();
  await takeSeat('ann', id);
  await takeSeat('ann', id);
  expect(await messagesTo(app, people.ann.email)).toBe(1);
  const mail = await lastMailTo(people.ann.email);
  expect(mail?.subject).toBe('Reading a balance sheet: you have a seat');
  expect(mail?.body).not.toContain('meet.example');
  expect(mail?.attachment?.content).toContain(`UID:${id}@tayyib`);
  expect(mail?.attachment?.content).toContain('SEQUENCE:0');
});

it('gives a seat to plans that include one, and to every role', async () => {
  const { id } = await announce({ audience: 'premium' });
  const pro = await announce({ audience: 'pro', title: 'For a few' });
  const codes: Record<string, number[]> = {};
  for (const name of ['ann', 'basim', 'paro', 'rafi', 'sana'] as const)
    codes[name] = [(await takeSeat(name, id)).status, (await takeSeat(name, pro.id)).status];
  expect(codes).toEqual({
    ann: [403, 403],
    basim: [403, 403],
    paro: [200, 403],
    rafi: [200, 200],
    sana: [200, 200],
  });
  expect((await takeSeat('ann', id)).body.code).toBe('upgrade-needed');
  expect((await events('ann')).coming.map(({ seatsReserved }) => seatsReserved)).toEqual([3, 2]);
});

it('gives the last seat to one of many, says that it is full, and gives it to the next when it is given back', async () => {
  const { id } = await announce({ seats: 2 });
  const names = ['ann', 'bob', 'basim', 'paro', 'rafi'] as const;
  const replies = await Promise.all(names.map((name) => takeSeat(name, id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  const seated = names.filter((_name, at) => replies[at]?.status === 200);
  const [late] = names.filter((_name, at) => replies[at]?.status === 409);
  const [first] = seated;
  if (!first || !late) throw new Error('Two have a seat, and three have none.');
  expect((await takeSeat(late, id)).body.code).toBe('event-full');

  expect((await giveBack(first, id)).body).toMatchObject({ hasSeat: false, seatsReserved: 1, place: null });
  expect((await takeSeat(late, id)).status).toBe(200);
  expect((await takeSeat(first, id)).body.code).toBe('event-full');
});

it('tells everyone with a seat that an event moved, by alert and mail, and nobody else', async () => {
  const event = await announce();
  await takeSeat('ann', event.id);
  await takeSeat('bob', event.id);
  const startsAt = new Date(app.clock.now().getTime() + 100 * hourMs).toISOString();
  const [path, body] = changeOf(event, { startsAt });
  const moved = await ask('adil', 'PUT', path, body);
  expect([moved.status, moved.body.revision, moved.body.startsAt]).toEqual([200, 1, startsAt]);
  for (const name of ['ann', 'bob'] as const) {
    expect(await alertsOf(name)).toMatchObject([
      { status: 7, title: '“Reading a balance sheet” has moved', scan_url: '/learn' },
    ]);
    const mail = await lastMailTo(people[name].email);
    expect(mail?.subject).toBe('Reading a balance sheet: it has moved');
    expect(mail?.attachment?.content).toContain('SEQUENCE:1');
  }
  expect(await alertsOf('paro')).toEqual([]);
  expect(await lastMailTo(people.paro.email)).toBeUndefined();
});

it('tells of another place, and not of another wording', async () => {
  const event = await announce();
  await takeSeat('ann', event.id);
  const { startsAt } = event;
  const [path, body] = changeOf(event, { startsAt, title: 'Reading two balance sheets' });
  const reworded = (await ask('adil', 'PUT', path, body)).body;
  expect(await alertsOf('ann')).toEqual([]);
  const [, elsewhere] = changeOf(reworded, { startsAt, place: 'Hall 2, Hyderabad' });
  expect((await ask('adil', 'PUT', path, elsewhere)).status).toBe(200);
  expect((await alertsOf('ann')).map(({ title }) => title)).toEqual([
    '“Reading a balance sheet” takes place somewhere else',
  ]);
  expect((await events('ann')).coming[0]?.place).toBe('Hall 2, Hyderabad');
});

it('cancels an event with a reason that those with a seat read, and takes no more changes of it', async () => {
  const event = await announce();
  await takeSeat('ann', event.id);
  const path = `staff/learning/events/${event.id}/cancel`;
  expect((await ask('adil', 'POST', path, { why: ' ' })).body.field).toBe('why');
  const why = 'The speaker is ill.';
  expect((await ask('adil', 'POST', path, { why })).body).toMatchObject({ isCancelled: true });
  expect(await alertsOf('ann')).toMatchObject([
    { title: '“Reading a balance sheet” is cancelled', description: expect.stringContaining(why) },
  ]);
  expect(await lastMessageTo(app, people.ann.email)).toContain(why);
  expect((await lastMailTo(people.ann.email))?.attachment?.content).toContain('STATUS:CANCELLED');
  expect((await events('bob')).coming).toMatchObject([{ isCancelled: true }]);

  expect((await takeSeat('bob', event.id)).body.code).toBe('event-cancelled');
  expect((await ask('adil', 'POST', path, { why })).status).toBe(409);
  const [changePath, body] = changeOf({ ...event, revision: 1 }, {});
  expect((await ask('adil', 'PUT', changePath, body)).body.code).toBe('event-cancelled');
});

it('lets an advisor change what they announced, and staff everything', async () => {
  const ofStaff = await announce({ title: 'From staff' }, 'sana');
  const ofAdvisor = await announce();
  const titlesOf = async (name: PersonName) => (await desk(name)).events.map(({ title }) => title).sort();
  expect(await titlesOf('adil')).toEqual(['Reading a balance sheet']);
  expect(await titlesOf('sana')).toEqual(['From staff', 'Reading a balance sheet']);

  const cancel = (name: PersonName, id: string) =>
    ask(name, 'POST', `staff/learning/events/${id}/cancel`, { why: 'A test.' });
  const foreign = await cancel('adil', ofStaff.id);
  const missing = await cancel('adil', '00000000-0000-4000-8000-000000000000');
  expect(foreign).toEqual({ status: 404, body: { ...missing.body, requestId: foreign.body.requestId } });
  const [path, body] = changeOf(ofStaff, {});
  expect((await ask('adil', 'PUT', path, body)).status).toBe(404);
  expect((await cancel('sana', ofAdvisor.id)).status).toBe(200);
  for (const name of ['ann', 'rafi'] as const)
    expect((await ask(name, 'POST', 'staff/learning/events', anEvent(app))).status).toBe(403);
});

it('does not overwrite a change of somebody else, and leaves a seat to everyone who has one', async () => {
  const event = await announce();
  await takeSeat('ann', event.id);
  await takeSeat('bob', event.id);
  const [path, body] = changeOf(event, { seats: 1 });
  const fewer = await ask('adil', 'PUT', path, body);
  expect([fewer.status, fewer.body.code, fewer.body.field]).toEqual([409, 'seats-in-use', 'seats']);
  const [, two] = changeOf(event, { seats: 2 });
  expect((await ask('adil', 'PUT', path, two)).status).toBe(200);
  expect((await ask('adil', 'PUT', path, two)).body.code).toBe('changed-meanwhile');
});

it('takes and gives back no seat of an event that has begun, and lists it as past when it is over', async () => {
  const now = app.clock.now();
  const startsAt = new Date(now.getTime() + hourMs).toISOString();
  const { id } = await announce({ startsAt });
  await takeSeat('ann', id);
  const later = async <Result>(minutes: number, act: () => Promise<Result>): Promise<Result> => {
    const { clock } = app;
    const real = clock.now;
    clock.now = () => new Date(now.getTime() + minutes * 60_000);
    try {
      return await act();
    } finally {
      clock.now = real;
    }
  };
  await later(61, async () => {
    expect((await takeSeat('bob', id)).body.code).toBe('event-begun');
    expect((await giveBack('ann', id)).body.code).toBe('event-begun');
    expect((await events('ann')).coming).toMatchObject([{ id, place: 'https://meet.example/reading' }]);
  });
  const after = await later(121, () => events('ann'));
  expect([after.coming, after.past.map((event: LearningEvent) => event.id)]).toEqual([[], [id]]);
});

it.each<[string, object, string]>([
  ['a time that is past', { startsAt: '2020-01-01T10:00:00.000Z' }, 'startsAt'],
  ['no title', { title: '  ' }, 'title'],
  ['a title of two lines', { title: 'One\nTwo' }, 'title'],
  [
    'a description that is too long',
    { description: 'x'.repeat(eventDescriptionMaxLength + 1) },
    'description',
  ],
  ['no seat', { seats: 0 }, 'seats'],
  ['half a seat', { seats: 1.5 }, 'seats'],
  ['more seats than are mailed', { seats: maxEventSeats + 1 }, 'seats'],
  ['a minute', { minutes: 1 }, 'minutes'],
  ['an audience of its own', { audience: 'admin' }, 'audience'],
  ['a kind of its own', { kind: 'lottery' }, 'kind'],
])('refuses an event with %s', async (_what, more, field) => {
  const refused = await ask('adil', 'POST', 'staff/learning/events', anEvent(app, more));
  expect([refused.status >= 400 && refused.status < 500, refused.body.field]).toEqual([true, field]);
});

it('takes no name and no user from a request', async () => {
  const { id } = await announce();
  const bob = await userIdOf(app, 'bob');
  const { status } = await ask('ann', 'PUT', `learn/events/${id}/seat`, { userId: bob });
  expect(status).toBe(200);
  expect((await events('bob')).coming[0]?.hasSeat).toBe(false);
  const body = { ...anEvent(app), announcer: bob };
  expect((await ask('adil', 'POST', 'staff/learning/events', body)).status).toBe(400);
});

it('survives a text that is made to be slow or deep', async () => {
  const { id } = await announce({ description: `${'>'.repeat(3000)} deep` });
  expect((await events('ann')).coming[0]).toMatchObject({ id });
});

it('records every act on the desk, with who did it', async () => {
  const event = await announce();
  const [path, body] = changeOf(event, { seats: 10 });
  await ask('adil', 'PUT', path, body);
  await ask('sana', 'POST', `staff/learning/events/${event.id}/cancel`, { why: 'A test.' });
  const { rows } = await app.store.pool.query(
    `select actor, detail ->> 'did' as did from audit_log where event = 'learning-managed' order by id`,
  );
  const adil = await userIdOf(app, 'adil');
  const sana = await userIdOf(app, 'sana');
  expect(rows).toEqual([
    { actor: adil, did: 'announced' },
    { actor: adil, did: 'changed' },
    { actor: sana, did: 'cancelled' },
  ]);
});

it('frees the seat of a user who erases their account, and keeps the event of one who announced it', async () => {
  const { id } = await announce({ seats: 1 });
  await takeSeat('ann', id);
  const userId = await userIdOf(app, 'ann');
  const exported = (await ask('ann', 'GET', 'profile/export')).body;
  expect(exported.data.seatsAtEvents).toMatchObject([{ event_id: id }]);
  await app.store.pool.query('delete from users where id = $1', [userId]);
  expect((await takeSeat('bob', id)).status).toBe(200);
  await app.store.pool.query('delete from users where id = $1', [await userIdOf(app, 'adil')]);
  expect((await events('bob')).coming).toMatchObject([{ id, hasSeat: true }]);
  expect((await desk('sana')).events).toMatchObject([{ id }]);
});
