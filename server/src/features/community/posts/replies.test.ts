import type { Alert, AlertsReply, Post, PostsReply, ThreadsReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { buildTestApp, connectSocket, testPassword, until, userIdOf, resetDatabase } from '../../../testing';
import { agreeToCommunityTerms } from '../../accounts/consents/consentFixtures';
import { headersOf, signInAgain } from '../../accounts/sessions/sessionFixtures';
import { browserOf } from '../../personal/watchlists/watchlistFixtures';

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

const ask = async (name: PersonName, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  (await browserOf(app, name)).ask(method, `community/posts${path}`, body);
const say = async (name: PersonName, text: string, replyTo?: string): Promise<Post> => {
  const { status, body } = await ask(name, 'POST', '', { text, ...(replyTo !== undefined && { replyTo }) });
  expect(status).toBe(201);
  return body;
};
const repliesTo = async ({ id }: Post, after = ''): Promise<PostsReply> =>
  (await ask('rafi', 'GET', `/${id}/replies${after}`)).body;
const countOf = async ({ id }: Post) => (await ask('rafi', 'GET', `/${id}`)).body.post.head.replies;
const alertsOf = async (name: PersonName): Promise<Alert[]> => {
  const reply: AlertsReply = (await (await browserOf(app, name)).ask('GET', 'getnotification')).body;
  return reply.data;
};

it('lists replies under the post that the conversation began with, oldest first', async () => {
  const first = await say('paro', 'Is gold zakatable?');
  const reply = await say('rafi', 'Yes.', first.id);
  const answer = await say('paro', 'By which rate?', reply.id);
  expect(reply).toMatchObject({ thread: first.id, replyTo: first.id, head: null });
  expect(answer).toMatchObject({ thread: first.id, replyTo: reply.id });
  expect(await repliesTo(first)).toMatchObject({ posts: [reply, answer], next: null });
  const { threads }: ThreadsReply = (await ask('rafi', 'GET', '')).body;
  expect(threads).toMatchObject([
    { id: first.id, replies: 2, lastPost: answer.id, lastAt: answer.createdAt },
  ]);
});

it('turns pages of 50 replies', async () => {
  const first = await say('paro', 'A long conversation');
  const author = await userIdOf(app, 'rafi');
  const values = Array.from(
    { length: 60 },
    (_nothing, n) => `('${author}', 'reply ${n}', ${first.id}, ${first.id})`,
  );
  await app.store.pool.query(`insert into posts (author, text, reply_to, thread) values ${values.join()}`);
  const page = await repliesTo(first);
  const rest = await repliesTo(first, `?after=${page.next}`);
  expect([page.posts.length, rest.posts.length, rest.next]).toEqual([50, 10, null]);
  expect([...page.posts, ...rest.posts].map(({ text }) => text)).toEqual(
    values.map((_value, n) => `reply ${n}`),
  );
});

it('sends members the new number of replies, and nobody else', async () => {
  const first = await say('paro', 'Salaam');
  const member = await connectSocket(app, 'adil');
  const outsider = await connectSocket(app, 'ann');
  const counts: unknown[] = [];
  const others: unknown[] = [];
  member.on('community:replies', (count) => counts.push(count));
  outsider.on('community:replies', (count) => others.push(count));
  const { id } = await say('rafi', 'Salaam', first.id);
  await ask('rafi', 'DELETE', `/${id}`);
  await until(() => counts.length === 2);
  expect(counts).toEqual([
    { id: first.id, replies: 1 },
    { id: first.id, replies: 0 },
  ]);
  expect(others).toEqual([]);
  member.close();
  outsider.close();
});

it('deletes a reply alone, and with a post its whole conversation, from the database and from alerts', async () => {
  const first = await say('paro', 'A post');
  const reply = await say('rafi', 'A reply', first.id);
  await say('adil', 'Another', reply.id);
  const other = await say('rafi', 'Another post');
  const ofOther = await say('adil', 'A reply to it', other.id);
  expect(await alertsOf('rafi')).toHaveLength(2);
  expect((await ask('adil', 'DELETE', `/${reply.id}`)).status).toBe(404);
  expect((await ask('rafi', 'DELETE', `/${reply.id}`)).status).toBe(200);
  expect((await repliesTo(first)).posts.map(({ text }) => text)).toEqual(['Another']);
  expect(await countOf(first)).toBe(1);

  expect((await ask('paro', 'DELETE', `/${first.id}`)).status).toBe(200);
  expect((await ask('rafi', 'GET', `/${first.id}/replies`)).status).toBe(404);
  expect((await ask('rafi', 'GET', `/${first.id}`)).body.code).toBe('post-deleted');
  const { rows } = await app.store.pool.query(`select id from posts where text <> '' order by id`);
  expect(rows.map(({ id }) => String(id))).toEqual([other.id, ofOther.id]);
  expect((await alertsOf('rafi')).map(({ description }) => description)).toEqual([
    expect.stringContaining('A reply to it'),
  ]);
  expect(await alertsOf('paro')).toEqual([]);
});

it('accepts no reply to a deleted post', async () => {
  const first = await say('paro', 'A post');
  await ask('paro', 'DELETE', `/${first.id}`);
  const refused = await ask('rafi', 'POST', '', { text: 'Too late', replyTo: first.id });
  expect([refused.status, refused.body.code, refused.body.field]).toEqual([404, 'no-such-post', 'replyTo']);
});

it('leaves no reply where a post is deleted while others reply to it', async () => {
  const first = await say('paro', 'A post');
  await Promise.all([
    ...Array.from({ length: 8 }, (_nothing, n) =>
      ask(n % 2 ? 'rafi' : 'adil', 'POST', '', { text: `Reply ${n}`, replyTo: first.id }),
    ),
    ask('paro', 'DELETE', `/${first.id}`),
  ]);
  const { rows } = await app.store.pool.query('select id from posts where deleted_at is null');
  expect(rows).toEqual([]);
});

it('alerts who is replied to, who began the conversation and who is mentioned, each once, with the address', async () => {
  const first = await say('paro', 'Salaam');
  const reply = await say('rafi', 'Salaam', first.id);
  const answer = await say('adil', 'Salaam @Paro Pasha and @Rafi Rahman', reply.id);
  expect((await alertsOf('paro')).map(({ title, scan_url }) => [title, scan_url])).toEqual([
    ['Adil Alim replied to a conversation that you began', `/community?post=${first.id}&reply=${answer.id}`],
    ['Rafi Rahman replied to your post', `/community?post=${first.id}&reply=${reply.id}`],
  ]);
  expect((await alertsOf('rafi')).map(({ title }) => title)).toEqual(['Adil Alim replied to you']);
  const post = await say('paro', 'Thank you, @Adil Alim');
  expect((await alertsOf('adil')).map(({ title, scan_url }) => [title, scan_url])).toEqual([
    ['Paro Pasha mentioned you', `/community?post=${post.id}`],
  ]);
});

it('alerts the one who wrote in the conversation where a mention names two, and none where both did', async () => {
  await app.store.pool.query(`update users set first_name = 'Rafi', last_name = 'Rahman' where id = $1`, [
    await userIdOf(app, 'adil'),
  ]);
  await say('adil', 'Elsewhere');
  const first = await say('paro', 'Salaam');
  await say('rafi', 'Salaam', first.id);
  const mention = await say('paro', 'What do you say, @Rafi Rahman?', first.id);
  const titlesOf = async (name: PersonName) =>
    (await alertsOf(name)).map(({ title, scan_url }) => [title, scan_url]);
  const alert = ['Paro Pasha mentioned you', `/community?post=${first.id}&reply=${mention.id}`];
  expect(await titlesOf('rafi')).toEqual([alert]);
  expect(await titlesOf('adil')).toEqual([]);
  await say('adil', 'I am here too', first.id);
  await say('paro', 'Which one, @Rafi Rahman?', first.id);
  expect(await titlesOf('rafi')).toEqual([alert]);
  expect(await titlesOf('adil')).toEqual([]);
});

it('exports replies, and erases with an account its replies and the conversations it began', async () => {
  const first = await say('paro', 'A post');
  const other = await say('rafi', 'Another post');
  const reply = await say('rafi', 'A reply of mine', first.id);
  await say('adil', 'A reply to it', other.id);
  const browser = await signInAgain(app, 'rafi');
  expect((await browser.get('/profile/export')).body).toContain('A reply of mine');

  const member = await connectSocket(app, 'adil');
  const received: unknown[] = [];
  member.on('community:deleted', ({ id }) => received.push(id));
  member.on('community:replies', (count) => received.push(count));
  const erased = await app.inject({
    method: 'DELETE',
    url: '/api/profile',
    headers: headersOf(browser),
    payload: { word: 'ERASE', password: testPassword },
  });
  expect(erased.statusCode).toBe(200);
  await until(() => received.length === 3);
  expect(received).toEqual([other.id, reply.id, { id: first.id, replies: 0 }]);
  const { rows } = await app.store.pool.query('select text from posts');
  expect(rows).toEqual([{ text: 'A post' }]);
  member.close();
});
