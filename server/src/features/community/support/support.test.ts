import type {
  AlertsReply,
  HelpVotesReply,
  NewSupportRequest,
  StaffHelpVotesReply,
  StaffSupportReply,
  SupportRequest,
  SupportRequestsReply,
} from '@tayyib/shared/contracts';
import { maxOpenSupportRequests, maxSupportMessages, supportTextMaxLength } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import {
  buildTestApp,
  lastMessageTo,
  messagesTo,
  people,
  resetDatabase,
  settleJobs,
  timeTravel,
  userIdOf,
} from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';
import { browserOf } from '../../personal/watchlists/watchlistFixtures';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

const ask = async (name: PersonName, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  (await browserOf(app, name)).ask(method, path, body);
const tryToWrite = (name: PersonName, more: Partial<Record<keyof NewSupportRequest, string>> = {}) =>
  ask(name, 'POST', 'support/requests', { topic: 'problem', text: 'The list stays empty.', ...more });
const write = async (name: PersonName, more: Partial<NewSupportRequest> = {}): Promise<SupportRequest> =>
  (await tryToWrite(name, more)).body;
const requestsOf = async (name: PersonName): Promise<SupportRequest[]> => {
  const { requests }: SupportRequestsReply = (await ask(name, 'GET', 'support/requests')).body;
  return requests;
};
const desk = async (state = 'open'): Promise<StaffSupportReply> =>
  (await ask('sana', 'GET', `staff/support?state=${state}`)).body;
const answer = (id: string, text: string, isClosing = false) =>
  ask('sana', 'POST', `staff/support/${id}/answer`, { text, isClosing });

it('takes a request to staff and their answer back, on the page and by mail', async () => {
  const { id } = await write('ann', { text: 'The list <b>stays</b> empty.', code: 'ABCD2345' });
  expect(await lastMessageTo(app, people.ann.email)).toContain('We have your request.');
  const waiting = await desk();
  expect(waiting.counts).toEqual({ open: 1, answered: 0, closed: 0 });
  expect(waiting.requests).toMatchObject([
    {
      id,
      topic: 'problem',
      code: 'ABCD2345',
      user: { name: 'Ann Ansari', email: people.ann.email, plan: 'free' },
      messages: [{ text: 'The list <b>stays</b> empty.', isFromStaff: false }],
    },
  ]);

  expect((await answer(id, 'Please reload the page.')).status).toBe(200);
  const mail = await lastMessageTo(app, people.ann.email);
  expect(mail).toContain('Please reload the page.');
  expect(mail).toMatch(/\/help_center\/requests$/m);
  expect(await requestsOf('ann')).toMatchObject([
    {
      id,
      state: 'answered',
      messages: [{ isFromStaff: false }, { text: 'Please reload the page.', isFromStaff: true }],
    },
  ]);
  expect((await desk()).requests).toEqual([]);
});

it('alerts the user of each answer, once, and mails it once', async () => {
  const { id } = await write('ann');
  await ask('ann', 'PUT', 'alerts/settings/choice', { kind: 'answer', channel: 'mail', isOn: true });
  const before = await messagesTo(app, people.ann.email);
  await answer(id, 'Please reload the page.');
  await answer(id, 'And sign in again.', true);
  await settleJobs(app, 'queue-deliveries');
  const { data }: AlertsReply = (await ask('ann', 'GET', 'getnotification')).body;
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({
    kind: 'answer',
    status: 5,
    title: 'We answered your request',
    description: 'Something does not work',
    scan_url: '/help_center/requests',
  });
  expect((await messagesTo(app, people.ann.email)) - before).toBe(2);
  const bobs: AlertsReply = (await ask('bob', 'GET', 'getnotification')).body;
  expect(bobs.data).toEqual([]);
});

it('opens an answered request with a further message, and takes no more once it is closed', async () => {
  const { id } = await write('ann');
  await answer(id, 'Please reload the page.');
  const more = await ask('ann', 'POST', `support/requests/${id}/messages`, { text: 'It does not help.' });
  expect(more.body).toMatchObject({ state: 'open' });
  expect((await desk()).requests.map((request) => request.id)).toEqual([id]);

  expect((await answer(id, 'It is fixed.', true)).body).toMatchObject({ state: 'closed' });
  const late = await ask('ann', 'POST', `support/requests/${id}/messages`, { text: 'Thank you.' });
  expect([late.status, late.body.code]).toEqual([409, 'request-closed']);
  expect((await answer(id, 'Again.')).status).toBe(409);
  expect((await desk('closed')).requests.map((request) => request.id)).toEqual([id]);
});

it('answers those of larger plans first, and those of one plan by age', async () => {
  const travel = timeTravel(() => [app]);
  const written: string[] = [];
  for (const name of ['ann', 'paro', 'basim', 'rafi', 'bob'] as const) {
    written.push((await write(name)).id);
    await travel(60);
  }
  const [ann, paro, basim, rafi, bob] = written;
  expect((await desk()).requests.map(({ id }) => id)).toEqual([rafi, paro, basim, ann, bob]);
});

it('shows and gives a request to nobody else, and does not say that it exists', async () => {
  const { id } = await write('ann');
  expect(await requestsOf('bob')).toEqual([]);
  const foreign = await ask('bob', 'POST', `support/requests/${id}/messages`, { text: 'Mine.' });
  const missing = await ask('bob', 'POST', 'support/requests/00000000-0000-4000-8000-000000000000/messages', {
    text: 'Mine.',
  });
  expect(foreign).toEqual({ status: 404, body: { ...missing.body, requestId: foreign.body.requestId } });
  expect((await ask('bob', 'POST', `support/requests/${id}/close`)).status).toBe(404);
  expect((await ask('bob', 'GET', 'staff/support')).status).toBe(403);
  expect(
    (await ask('adil', 'POST', `staff/support/${id}/answer`, { text: 'x', isClosing: false })).status,
  ).toBe(403);
  expect(await requestsOf('ann')).toMatchObject([{ state: 'open', messages: [{ isFromStaff: false }] }]);
});

it('lets a user close a request, and then write another in its place', async () => {
  const sent = await Promise.all(Array.from({ length: maxOpenSupportRequests + 2 }, () => tryToWrite('ann')));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(maxOpenSupportRequests);
  const refused = sent.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe('requests-waiting');
  const [first] = await requestsOf('ann');
  const closed = await ask('ann', 'POST', `support/requests/${first?.id}/close`);
  expect(closed.body).toMatchObject({ state: 'closed' });
  expect((await tryToWrite('ann')).status).toBe(201);
});

it.each([
  ['no text', { text: '  ' }, 'text'],
  ['a text that is too long', { text: 'x'.repeat(supportTextMaxLength + 1) }, 'text'],
  ['a topic of its own', { topic: 'gossip' }, 'topic'],
  ['a code that is none', { code: '<script>' }, 'code'],
])('refuses %s', async (_what, more, field) => {
  const refused = await tryToWrite('ann', more);
  expect([refused.status, refused.body.field]).toEqual([400, field]);
});

it('bounds the messages of one request', async () => {
  const { id } = await write('ann');
  await app.store.pool.query(
    `insert into support_messages (request_id, is_from_staff, text, at)
     select $1, false, 'more', now() from generate_series(2, $2::int)`,
    [id, maxSupportMessages],
  );
  const refused = await ask('ann', 'POST', `support/requests/${id}/messages`, { text: 'One more.' });
  expect([refused.status, refused.body.code]).toEqual([409, 'too-many-messages']);
  expect((await answer(id, 'One more.')).status).toBe(409);
});

it('records every act of staff, with who did it', async () => {
  const first = await write('ann');
  const second = await write('ann');
  await answer(first.id, 'Please reload the page.');
  expect((await ask('sana', 'POST', `staff/support/${second.id}/close`)).status).toBe(200);
  const { rows } = await app.store.pool.query(
    `select event, user_id, actor, detail ->> 'request' as request from audit_log where event like 'support-%' order by id`,
  );
  const ann = await userIdOf(app, 'ann');
  const sana = await userIdOf(app, 'sana');
  expect(rows).toEqual([
    { event: 'support-answered', user_id: ann, actor: sana, request: first.id },
    { event: 'support-closed', user_id: ann, actor: sana, request: second.id },
  ]);
});

it('counts one vote of each reader and article', async () => {
  const say = (name: PersonName, article: string, isHelpful: boolean) =>
    ask(name, 'PUT', `help/votes/${article}`, { isHelpful });
  await say('ann', 'under-review', true);
  await say('ann', 'under-review', false);
  await say('bob', 'under-review', true);
  await say('bob', 'purify', true);
  const votes: HelpVotesReply = (await ask('ann', 'GET', 'help/votes')).body;
  expect(votes.votes).toEqual([{ article: 'under-review', isHelpful: false }]);
  const counted: StaffHelpVotesReply = (await ask('sana', 'GET', 'staff/help-votes')).body;
  expect(counted.articles).toEqual([
    { article: 'under-review', helpful: 1, unhelpful: 1 },
    { article: 'purify', helpful: 1, unhelpful: 0 },
  ]);
  expect((await say('ann', 'no-such-article', true)).status).toBe(400);
});

it('exports what a user wrote and was answered', async () => {
  const { id } = await write('ann');
  await answer(id, 'Please reload the page.');
  await write('bob', { text: 'A secret of Bob.' });
  const { data } = (await ask('ann', 'GET', 'profile/export')).body;
  expect(data.supportRequests).toEqual([expect.objectContaining({ id, topic: 'problem' })]);
  expect(data.supportMessages).toEqual([
    expect.objectContaining({ text: 'The list stays empty.' }),
    expect.objectContaining({ text: 'Please reload the page.' }),
  ]);
  expect(JSON.stringify(data)).not.toContain('A secret of Bob.');
});
