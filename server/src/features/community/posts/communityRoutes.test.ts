import type { Post, ThreadsReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName, TestSocket } from '../../../testing';
import { buildTestApp, connectSocket, signedIn, until, userIdOf } from '../../../testing';
import { agreeToCommunityTerms } from '../../accounts/consents/consentFixtures';

let app: FastifyInstance;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  for (const name of ['paro', 'rafi', 'adil', 'sana'] as const)
    await agreeToCommunityTerms(app, await userIdOf(app, name));
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
afterAll(() => app.close());

async function ask(name: PersonName, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const headers = await signedIn(app, name);
  return app.inject({ method, url: `/api/community/posts${path}`, headers, ...(body && { payload: body }) });
}

async function write(name: PersonName, text: string): Promise<Post> {
  const answer = await ask(name, 'POST', '', { text });
  expect(answer.statusCode).toBe(201);
  return answer.json<Post>();
}

const read = async (path = '') => (await ask('rafi', 'GET', path)).json<ThreadsReply>();
const idsOf = ({ threads }: ThreadsReply) => threads.map(({ id }) => id);

/** All community events that reach this user's browser, in order. */
async function receivedBy(name: PersonName): Promise<unknown[]> {
  const received: unknown[] = [];
  const socket = await connectSocket(app, name);
  sockets.push(socket);
  socket.on('community:posted', (post) => received.push(['posted', post]));
  socket.on('community:deleted', (post) => received.push(['deleted', post]));
  return received;
}

it('shows the newest posts first, with who wrote them', async () => {
  const first = await write('paro', 'Is gold held in a demat account zakatable?');
  const second = await write('rafi', 'Yes, by its value on the day.');
  expect(await read()).toMatchObject({ threads: [second.head, first.head], next: null });
  expect(first).toMatchObject({
    author: { name: 'Paro Pasha', isScholar: false },
    thread: null,
    head: { title: 'Is gold held in a demat account zakatable?', topic: 'general', replies: 0 },
  });
});

it('stores markup, line breaks and other scripts as typed, and drops invisible characters', async () => {
  const { text } = await write('paro', '  <b>bold</b>\r\nزکوٰۃ \u0000\u0007\u202Eevil  ');
  expect(text).toBe('<b>bold</b>\nزکوٰۃ evil');
});

it.each([
  ['nothing but spaces', '   \n '],
  ['nothing that can be seen', '\u0000\u202E'],
  ['more than 5,000 characters', 'x'.repeat(5001)],
])('refuses a post of %s', async (_what, text) => {
  const answer = await ask('paro', 'POST', '', { text });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid-request', field: 'text' });
});

it('refuses a post that claims an author or an hour', async () => {
  const answer = await ask('paro', 'POST', '', { text: 'hello', author: 'someone else', createdAt: '1970' });
  expect(answer.statusCode).toBe(400);
});

it('turns pages of 20 without repeating or losing a post, while others write', async () => {
  const written: string[] = [];
  // two users, so that neither reaches the rate limit
  for (let n = 0; n < 24; n++) written.unshift((await write(n % 2 ? 'adil' : 'sana', `number ${n}`)).id);
  const first = await read();
  expect(first.threads).toHaveLength(20);
  await write('paro', 'written between two pages');
  const second = await read(`?cursor=${first.next}`);
  const ids = [...idsOf(first), ...idsOf(second)];
  expect(ids.slice(0, 24)).toEqual(written);
  expect(new Set(ids).size).toBe(ids.length);
});

it('lets nobody delete a post of another, not even staff, and does not say that it exists', async () => {
  const { id } = await write('paro', 'mine');
  const others = await ask('sana', 'DELETE', `/${id}`);
  const missing = await ask('sana', 'DELETE', '/999999999');
  expect(others.statusCode).toBe(404);
  expect(others.json()).toEqual(missing.json());
  expect((await read()).threads[0]?.title).toBe('mine');
});

it('a post is taken down by staff, with its replies, and the reason is in the log of its author', async () => {
  const { id } = await write('paro', 'an insult');
  await ask('rafi', 'POST', '', { text: 'an answer to it', replyTo: id });
  const takeDown = async (name: PersonName, body: object) =>
    app.inject({
      method: 'POST',
      url: `/api/staff/community/posts/${id}/take-down`,
      headers: await signedIn(app, name),
      payload: body,
    });
  const why = 'insults paro@tayyib.example';
  expect((await takeDown('rafi', { why })).statusCode).toBe(403);
  expect((await takeDown('sana', {})).statusCode).toBe(400);
  const received = await receivedBy('rafi');
  expect((await takeDown('sana', { why })).statusCode).toBe(200);
  expect((await takeDown('sana', { why })).statusCode).toBe(404);
  await until(() => received.length > 0);
  expect((await ask('rafi', 'GET', `/${id}`)).statusCode).toBe(404);
  const { rows } = await app.store.pool.query(
    `select user_id, actor, detail from audit_log where event = 'post-taken-down'`,
  );
  expect(rows).toEqual([
    {
      user_id: await userIdOf(app, 'paro'),
      actor: await userIdOf(app, 'sana'),
      detail: { post: id, why: 'insults someone' },
    },
  ]);
});

it('deletes a post once: the words are gone from the database too', async () => {
  const { id } = await write('rafi', 'a secret told by mistake');
  expect((await ask('rafi', 'DELETE', `/${id}`)).json()).toEqual({ success: true });
  expect((await ask('rafi', 'DELETE', `/${id}`)).statusCode).toBe(404);
  expect(idsOf(await read())).not.toContain(id);
  const { rows } = await app.store.pool.query('select text from posts where id = $1', [id]);
  expect(rows).toEqual([{ text: '' }]);
});

it('the community is closed to visitors and to plans without a community, for reading and writing', async () => {
  for (const name of ['ann', 'basim'] as const) {
    expect((await ask(name, 'GET', '')).json()).toMatchObject({ code: 'upgrade-needed' });
    expect((await ask(name, 'POST', '', { text: 'let me in' })).statusCode).toBe(403);
    expect((await ask(name, 'DELETE', '/1')).statusCode).toBe(403);
  }
  expect((await app.inject('/api/community/posts')).statusCode).toBe(401);
});

it('a post reaches members live and nobody else', async () => {
  const member = await receivedBy('paro');
  const author = await receivedBy('rafi');
  const outsider = await receivedBy('ann');
  const post = await write('rafi', 'live');
  await ask('rafi', 'DELETE', `/${post.id}`);
  const all = [
    ['posted', post],
    ['deleted', { id: post.id }],
  ];
  await until(() => member.length === 2 && author.length === 2);
  expect(member).toEqual(all);
  expect(author).toEqual(all);
  expect(outsider).toEqual([]);
});

it('accepts nothing from a member who has not agreed to the community’s terms, or withdrew consent', async () => {
  const say = async (isGiven: boolean) =>
    app.inject({
      method: 'PUT',
      url: '/api/consents/community-terms',
      headers: await signedIn(app, 'paro'),
      payload: { isGiven },
    });
  await say(false);
  const refused = await ask('paro', 'POST', '', { text: 'still here' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'community-terms-needed']);
  await say(true);
  await write('paro', 'back again');
});

it('asks a person who floods the community to wait, and nobody else', async () => {
  const answers = [];
  for (let n = 0; n < 25; n++) answers.push((await ask('adil', 'DELETE', '/999999999')).statusCode);
  expect(answers).toContain(429);
  expect((await ask('paro', 'DELETE', '/999999999')).statusCode).toBe(404);
});

it.each(['/abc', '/-1', '/99999999999999999999999', '?cursor=x', '?cursor=1%20or%201'])(
  'refuses %s as a number of a post',
  async (path) => {
    const answer = await ask('paro', path.startsWith('?') ? 'GET' : 'DELETE', path);
    expect(answer.statusCode).toBe(400);
  },
);
