import type {
  AlertsReply,
  CommunityQueueReply,
  CommunityStandingReply,
  Post,
  PostBody,
} from '@tayyib/shared/contracts';
import { maxThreadsADay } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { buildTestApp, resetDatabase, userIdOf } from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';
import { agreeToCommunityTerms } from '../../accounts/consents/consentFixtures';
import { browserOf } from '../../personal/watchlists/watchlistFixtures';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  for (const name of ['paro', 'rafi', 'adil'] as const)
    await agreeToCommunityTerms(app, await userIdOf(app, name));
});

const ask = async (
  name: PersonName,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => (await browserOf(app, name)).ask(method, path, body);
const tryToWrite = (name: PersonName, text: string, more: Partial<PostBody> = {}) =>
  ask(name, 'POST', 'community/posts', { text, ...more });
const write = async (name: PersonName, text: string, more: Partial<PostBody> = {}): Promise<Post> =>
  (await tryToWrite(name, text, more)).body;
const report = (name: PersonName, { id }: Post, body: object = { reason: 'spam' }) =>
  ask(name, 'POST', `community/posts/${id}/report`, body);
const queue = async (): Promise<CommunityQueueReply> =>
  (await ask('sana', 'GET', 'staff/community/queue')).body;
const standing = async (name: PersonName): Promise<CommunityStandingReply> =>
  (await ask(name, 'GET', 'community/standing')).body;
const sanction = async (name: PersonName, body: object, by: PersonName = 'sana') =>
  ask(by, 'POST', `staff/community/members/${await userIdOf(app, name)}/sanctions`, body);
const auditOf = async (...events: string[]) => {
  const { rows } = await app.store.pool.query(
    'select event, user_id, actor from audit_log where event = any($1) order by id',
    [events],
  );
  return rows;
};
const waiting = async () =>
  (await queue()).posts.map(({ post, reports }) => [post.id, reports.map(({ reason }) => reason).sort()]);

it('queues reported posts for staff, each member once, until staff keep them or take them down', async () => {
  await write('paro', 'my first post');
  const post = await write('paro', 'my second post');
  expect(await waiting()).toEqual([[expect.any(String), ['first-post']]]);
  await report('rafi', post, { reason: 'insult', note: 'rude' });
  await report('rafi', post, { reason: 'advice', note: 'It says what to buy.' });
  await report('adil', post);
  const [first] = (await queue()).posts;
  expect(first).toMatchObject({
    post: { id: post.id },
    title: 'my second post',
    reports: [
      { reason: 'advice', note: 'It says what to buy.', reporter: 'Rafi Rahman' },
      { reason: 'spam', reporter: 'Adil Alim' },
    ],
    sanctions: [],
  });
  expect((await report('paro', post)).body.code).toBe('own-post');
  expect((await ask('rafi', 'POST', `staff/community/posts/${post.id}/keep`)).status).toBe(403);
  expect((await ask('sana', 'POST', `staff/community/posts/${post.id}/keep`)).status).toBe(200);
  expect(await waiting()).toEqual([[expect.any(String), ['first-post']]]);
  expect(await auditOf('post-kept')).toEqual([
    { event: 'post-kept', user_id: await userIdOf(app, 'paro'), actor: await userIdOf(app, 'sana') },
  ]);
});

it('queues a first post and words that sell, which stand meanwhile', async () => {
  await write('paro', 'Salaam');
  const plain = await write('paro', 'A return on equity of 12% is not guaranteed.');
  const selling = await write('paro', 'Guaranteed returns! WhatsApp 98765 43210');
  const found = await waiting();
  expect(found.map(([id]) => id)).not.toContain(plain.id);
  expect(found).toContainEqual([selling.id, ['selling-words']]);
  expect((await ask('rafi', 'GET', `community/posts/${selling.id}`)).status).toBe(200);
});

it.each([
  'see https://evil.example',
  '[here](http://evil.example)',
  'www.evil.example',
  'mail me@evil.example',
])('accepts no link from a new account: %s', async (text) => {
  const refused = await tryToWrite('paro', text);
  expect([refused.status, refused.body.code, refused.body.field]).toEqual([403, 'links-not-yet', 'text']);
});

it('accepts links after three posts, and of scholars; an edit is judged the same', async () => {
  const first = await write('paro', 'one');
  const link = 'https://tasis.example';
  expect((await ask('paro', 'PUT', `community/posts/${first.id}`, { text: link })).body.code).toBe(
    'links-not-yet',
  );
  await write('paro', 'two');
  expect((await standing('paro')).mayLink).toBe(false);
  await write('paro', 'three');
  expect((await standing('paro')).mayLink).toBe(true);
  expect((await tryToWrite('paro', link)).status).toBe(201);
  expect((await tryToWrite('adil', link)).status).toBe(201);
});

it('limits the threads of a day, and not the replies', async () => {
  const first = await write('paro', 'thread 0');
  for (let n = 1; n < maxThreadsADay; n++) await write('paro', `thread ${n}`);
  const refused = await tryToWrite('paro', 'one more');
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-threads']);
  expect((await tryToWrite('paro', 'a reply', { replyTo: first.id })).status).toBe(201);
});

it('a sanction keeps a member from writing at once, with its reason and its end, and from nothing else', async () => {
  const post = await write('paro', 'Salaam');
  expect(
    (await sanction('paro', { why: 'It sells tips, paro@tayyib.example', days: 7 }, 'rafi')).status,
  ).toBe(403);
  expect((await sanction('paro', { why: 'x', days: 7 })).status).toBe(400);
  expect((await sanction('paro', { why: 'Sold tips', days: 8 })).status).toBe(400);
  const { status, body } = await sanction('paro', { why: 'Sold tips, paro@tayyib.example', days: 7 });
  expect([status, body.reason]).toEqual([201, 'Sold tips, someone']);
  for (const refused of [
    await tryToWrite('paro', 'again'),
    await ask('paro', 'PUT', `community/posts/${post.id}`, { text: 'again' }),
  ])
    expect([refused.status, refused.body.code]).toEqual([403, 'community-silenced']);
  expect((await ask('paro', 'GET', 'community/posts')).status).toBe(200);
  expect((await standing('paro')).silencedUntil).toBe(body.until);
  const { data }: AlertsReply = (await ask('paro', 'GET', 'getnotification')).body;
  expect(data.map(({ title, status: kind }) => [title, kind])).toEqual([
    ['You may not write in the community for 7 days', 2],
  ]);
  expect((await ask('paro', 'DELETE', `community/posts/${post.id}`)).status).toBe(200);

  const now = app.clock.now();
  app.clock.now = () => new Date(now.getTime() + 8 * 86_400_000);
  expect((await standing('paro')).silencedUntil).toBeNull();
  app.clock.now = () => new Date();
});

it('a warning keeps nobody from writing', async () => {
  await sanction('paro', { why: 'Be kind', days: null });
  expect((await tryToWrite('paro', 'Salaam')).status).toBe(201);
  expect((await standing('paro')).sanctions).toMatchObject([{ reason: 'Be kind', until: null }]);
});

it('nobody with a role is sanctioned, and no account that is not there', async () => {
  expect((await sanction('adil', { why: 'A mistake', days: 1 })).body.code).toBe('has-a-role');
  const missing = await ask(
    'sana',
    'POST',
    'staff/community/members/00000000-0000-4000-8000-000000000000/sanctions',
    {
      why: 'A mistake',
      days: 1,
    },
  );
  expect(missing.status).toBe(404);
});

it('a sanction is appealed once, by its member alone, and ends when staff lift it', async () => {
  const { body: measure } = await sanction('paro', { why: 'Sold tips', days: 30 });
  const appeal = (name: PersonName) =>
    ask(name, 'POST', `community/sanctions/${measure.id}/appeal`, { text: 'It was a joke.' });
  const answer = (by: PersonName) =>
    ask(by, 'POST', `staff/community/sanctions/${measure.id}/answer`, {
      isLifted: true,
      answer: 'Understood',
    });
  expect((await answer('sana')).status).toBe(404);
  expect((await appeal('rafi')).status).toBe(404);
  expect((await appeal('paro')).status).toBe(200);
  expect((await appeal('paro')).status).toBe(404);
  expect((await queue()).appeals).toMatchObject([
    { sanction: { appeal: 'It was a joke.' }, member: { name: 'Paro Pasha' } },
  ]);
  expect((await answer('paro')).status).toBe(403);
  expect((await answer('sana')).status).toBe(200);
  expect((await answer('sana')).status).toBe(404);
  expect((await tryToWrite('paro', 'Thank you')).status).toBe(201);
  expect((await queue()).appeals).toEqual([]);
  const paro = await userIdOf(app, 'paro');
  const sana = await userIdOf(app, 'sana');
  expect(await auditOf('community-sanctioned', 'community-appealed', 'community-appeal-answered')).toEqual([
    { event: 'community-sanctioned', user_id: paro, actor: sana },
    { event: 'community-appealed', user_id: paro, actor: paro },
    { event: 'community-appeal-answered', user_id: paro, actor: sana },
  ]);
});

it('a report of what was deleted, and of a post twice as long a note, are refused', async () => {
  const post = await write('paro', 'Salaam');
  expect((await report('rafi', post, { reason: 'first-post' })).status).toBe(400);
  expect((await report('rafi', post, { reason: 'spam', note: 'x'.repeat(301) })).status).toBe(400);
  await ask('paro', 'DELETE', `community/posts/${post.id}`);
  expect((await report('rafi', post)).status).toBe(404);
  expect(await waiting()).toEqual([]);
});
