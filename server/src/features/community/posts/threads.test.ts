import type {
  AlertsReply,
  FoundPostsReply,
  NamedStocksReply,
  Post,
  PostBody,
  PostReply,
  PostsReply,
  ThreadsReply,
} from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { PersonName } from '../../../testing';
import { buildTestApp, connectSocket, resetDatabase, signedIn, until, userIdOf } from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';
import { agreeToCommunityTerms } from '../../accounts/consents/consentFixtures';
import { browserOf, isinOf, judgeCompany, listCompanies } from '../../personal/watchlists/watchlistFixtures';

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
) => (await browserOf(app, name)).ask(method, `community/${path}`, body);
async function write(name: PersonName, text: string, more: Partial<PostBody> = {}): Promise<Post> {
  const { status, body } = await ask(name, 'POST', 'posts', { text, ...more });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}
const mark = async (name: PersonName, { id }: Post, marks: object) =>
  ask(name, 'PUT', `posts/${id}/marks`, marks);
const open = async (name: PersonName, { id }: Post): Promise<PostReply> =>
  (await ask(name, 'GET', `posts/${id}`)).body;
const list = async (name: PersonName, query = ''): Promise<ThreadsReply> =>
  (await ask(name, 'GET', `posts${query}`)).body;
const titles = async (name: PersonName, query = '') =>
  (await list(name, query)).threads.map(({ title }) => title);
const search = async (q: string): Promise<FoundPostsReply['found']> =>
  (await ask('rafi', 'GET', `search?q=${encodeURIComponent(q)}`)).body.found;

it('shows Markdown as a tree, in which tags, scripts and pictures of others are nothing but text', async () => {
  const { blocks } = await write(
    'paro',
    [
      '## Why **debt** decides',
      'One <b>bold</b> claim<script>alert(1)</script>',
      'and a second line.',
      '',
      '![](https://evil.example/p.png) ![x](javascript:alert(1))',
      '',
      '[here](javascript:alert(1)) [there](data:text/html,x) [ours](/stock?isin=X)',
    ].join('\n'),
  );
  expect(blocks).toEqual([
    {
      kind: 'heading',
      level: 2,
      id: 'why-debt-decides',
      spans: [{ text: 'Why ' }, { text: 'debt', isStrong: true }, { text: ' decides' }],
    },
    {
      kind: 'paragraph',
      spans: [
        { text: 'One <b>bold</b> claim<script>alert(1)</script>' },
        { text: '\n' },
        { text: 'and a second line.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { text: 'here' },
        { text: ' ' },
        { text: 'there' },
        { text: ' ' },
        { text: 'ours', href: '/stock?isin=X' },
      ],
    },
  ]);
});

it.each([
  ['quotations', '>'.repeat(5000)],
  ['brackets', '['.repeat(5000)],
  ['emphasis', '*a'.repeat(2500)],
])('stores a text of nested %s without losing it', async (_what, text) => {
  expect((await write('paro', text)).text).toBe(text);
});

it('takes the title, the topic and the question of a thread, and lists by topic', async () => {
  const question = await write('paro', 'I hold two bonds.\n\n- One\n- Two', {
    title: 'Is a gold bond zakatable?',
    topic: 'purification',
    isQuestion: true,
  });
  await write('rafi', 'Salaam');
  expect(question.head).toMatchObject({
    title: 'Is a gold bond zakatable?',
    topic: 'purification',
    isQuestion: true,
    excerpt: 'I hold two bonds. One Two',
  });
  expect(await titles('adil', '?topic=purification')).toEqual(['Is a gold bond zakatable?']);
  expect(await titles('adil', '?only=unanswered')).toEqual(['Is a gold bond zakatable?']);
  const refused = await ask('paro', 'POST', 'posts', { text: 'x', title: 'two\nlines' });
  expect([refused.status, refused.body.field]).toEqual([400, 'title']);
});

it('orders threads by their age, their last reply and their likes, page by page', async () => {
  const first = await write('paro', 'one');
  const second = await write('paro', 'two');
  const third = await write('paro', 'three');
  await write('rafi', 'a reply', { replyTo: first.id });
  await mark('rafi', second, { isLiked: true });
  await mark('adil', second, { isLiked: true });
  await mark('adil', third, { isLiked: true });
  expect(await titles('paro')).toEqual(['three', 'two', 'one']);
  expect(await titles('paro', '?sort=active')).toEqual(['one', 'three', 'two']);
  expect(await titles('paro', '?sort=liked')).toEqual(['two', 'three', 'one']);
  // the cursors that pages give
  expect(await titles('paro', `?sort=active&cursor=${third.id}`)).toEqual(['two']);
  expect(await titles('paro', `?sort=liked&cursor=1:${third.id}`)).toEqual(['one']);
});

it('counts a like once however often it is sent, none of one’s own, and shows the number to others', async () => {
  const post = await write('paro', 'Salaam');
  const member = await connectSocket(app, 'adil');
  const counts: unknown[] = [];
  member.on('community:likes', (count) => counts.push(count));
  await Promise.all(Array.from({ length: 6 }, () => mark('rafi', post, { isLiked: true })));
  expect((await open('rafi', post)).post.likes).toBe(1);
  expect((await open('rafi', post)).marks.isLiked).toBe(true);
  expect((await open('adil', post)).marks.isLiked).toBe(false);
  const own = await mark('paro', post, { isLiked: true });
  expect([own.status, own.body.code]).toEqual([409, 'own-post']);
  await mark('rafi', post, { isLiked: false });
  await mark('rafi', post, { isLiked: false });
  expect((await open('rafi', post)).post.likes).toBe(0);
  await until(() => counts.length === 2);
  expect(counts).toEqual([
    { id: post.id, likes: 1 },
    { id: post.id, likes: 0 },
  ]);
  member.close();
});

it('edits a post of one’s own, shows it to others at once, and retains what it said', async () => {
  const post = await write('paro', 'Gold is zakatable.', { title: 'Gold' });
  const member = await connectSocket(app, 'adil');
  const edited: Post[] = [];
  member.on('community:edited', (changed) => edited.push(changed));
  const change = { text: 'Gold is zakatable by its value.', title: 'Gold and zakat' };
  const others = await ask('rafi', 'PUT', `posts/${post.id}`, change);
  expect([others.status, others.body.code]).toEqual([404, 'no-such-post']);
  expect((await ask('paro', 'PUT', `posts/${post.id}`, change)).body).toMatchObject({
    text: change.text,
    head: { title: change.title },
    editedAt: expect.any(String),
  });
  await until(() => edited.length === 1);
  expect(edited[0]?.text).toBe(change.text);
  expect((await ask('rafi', 'GET', `posts/${post.id}/edits`)).body.edits).toMatchObject([
    { title: 'Gold', text: 'Gold is zakatable.' },
  ]);
  await ask('paro', 'DELETE', `posts/${post.id}`);
  expect((await ask('rafi', 'GET', `posts/${post.id}/edits`)).status).toBe(404);
  expect((await app.store.pool.query('select from post_edits')).rowCount).toBe(0);
  member.close();
});

it('counts what came since a reader was there, but not what they wrote', async () => {
  const thread = await write('paro', 'Salaam');
  expect((await open('rafi', thread)).marks.unread).toBeNull();
  await mark('rafi', thread, { lastRead: thread.id });
  await write('paro', 'one', { replyTo: thread.id });
  const last = await write('adil', 'two', { replyTo: thread.id });
  expect((await list('rafi')).marks[thread.id]?.unread).toBe(2);
  expect(await titles('rafi', '?only=unread')).toEqual(['Salaam']);
  await mark('rafi', thread, { lastRead: last.id });
  await mark('rafi', thread, { lastRead: thread.id });
  expect((await open('rafi', thread)).marks.unread).toBe(0);
  expect(await titles('rafi', '?only=unread')).toEqual([]);
  await write('rafi', 'three', { replyTo: thread.id });
  expect((await open('rafi', thread)).marks.unread).toBe(0);
});

it('lists what a reader bookmarked, follows and took part in', async () => {
  const first = await write('paro', 'first');
  const second = await write('paro', 'second');
  const reply = await write('adil', 'a reply', { replyTo: first.id });
  await mark('rafi', reply, { isBookmarked: true });
  await mark('rafi', second, { isFollowed: true });
  expect(await titles('rafi', '?only=bookmarked')).toEqual(['first']);
  expect(await titles('rafi', '?only=followed')).toEqual(['second']);
  expect(await titles('adil', '?only=mine')).toEqual(['first']);
  await mark('rafi', reply, { isBookmarked: false });
  expect(await titles('rafi', '?only=bookmarked')).toEqual([]);
});

it('accepts an answer of its thread, by who asked alone, until the answer is deleted', async () => {
  const question = await write('paro', 'Why?', { isQuestion: true });
  const other = await write('paro', 'No question');
  const reply = await write('adil', 'Because.', { replyTo: question.id });
  const accept = async (name: PersonName, { id }: Post, answer: string | null) =>
    (await ask(name, 'PUT', `posts/${id}/answer`, { reply: answer })).status;
  expect(await accept('rafi', question, reply.id)).toBe(404);
  expect(await accept('paro', other, reply.id)).toBe(404);
  expect(await accept('paro', question, other.id)).toBe(404);
  expect(await accept('paro', question, reply.id)).toBe(200);
  expect((await open('rafi', question)).post.head?.accepted).toBe(reply.id);
  expect(await titles('rafi', '?only=unanswered')).toEqual([]);
  const alerts: AlertsReply = (await (await browserOf(app, 'adil')).ask('GET', 'getnotification')).body;
  expect(alerts.data.map(({ title, status }) => [title, status])).toEqual([
    ['Paro Pasha accepted your answer', 2],
  ]);
  await ask('adil', 'DELETE', `posts/${reply.id}`);
  expect((await open('rafi', question)).post.head?.accepted).toBeNull();
});

it('finds words in titles, texts and replies, newest first, and nothing that was deleted', async () => {
  const thread = await write('paro', 'The debt of cement makers', { title: 'Cement' });
  const reply = await write('rafi', 'Purifying dividends of *cement* is simple.', { replyTo: thread.id });
  await write('rafi', 'Something else');
  expect((await search('cement')).map(({ id }) => id)).toEqual([reply.id, thread.id]);
  expect(await search('purify dividend')).toMatchObject([
    { id: reply.id, thread: thread.id, title: 'Cement', excerpt: 'Purifying dividends of cement is simple.' },
  ]);
  expect(await search('"makers of cement"')).toEqual([]);
  expect(await search(`'); drop table posts; --`)).toEqual([]);
  await ask('paro', 'DELETE', `posts/${thread.id}`);
  expect(await search('cement')).toEqual([]);
});

it('finds the threads of a stock by its symbol, in a reply too, and gives its verdict', async () => {
  await listCompanies(app, 2);
  await judgeCompany(app, isinOf(1), 1, 'Every ratio is within its limit.');
  const thread = await write('paro', 'Which IT company do you hold?');
  await write('rafi', '`$CO1` is code, $100 is money, a$CO1 is a word');
  expect(await titles('adil', `?isin=${isinOf(1)}`)).toEqual([]);
  await write('rafi', 'I hold $CO1, and $NOSUCH', { replyTo: thread.id });
  expect(await titles('adil', `?isin=${isinOf(1)}`)).toEqual(['Which IT company do you hold?']);
  const { stocks }: NamedStocksReply = (await ask('adil', 'GET', 'stocks?symbols=CO1,CO2,NOSUCH')).body;
  expect(stocks.map(({ symbol, isin, badge }) => [symbol, isin, badge])).toEqual([
    ['CO1', isinOf(1), 'compliant'],
    ['CO2', isinOf(2), 'under_review'],
  ]);
});

it('alerts who follows a thread or a topic, each once', async () => {
  await ask('adil', 'PUT', 'topics/funds', { isFollowed: true });
  const thread = await write('paro', 'Salaam', { title: 'Gold or silver?', topic: 'funds' });
  await mark('adil', thread, { isFollowed: true });
  await write('rafi', 'Both, @Paro Pasha', { replyTo: thread.id });
  const titlesOf = async (name: PersonName) => {
    const alerts: AlertsReply = (await (await browserOf(app, name)).ask('GET', 'getnotification')).body;
    return alerts.data.map(({ title }) => title);
  };
  expect(await titlesOf('adil')).toEqual([
    'Rafi Rahman replied in a thread that you follow',
    'Paro Pasha began “Gold or silver?” in Funds, gold and IPOs',
  ]);
  expect(await titlesOf('paro')).toEqual(['Rafi Rahman replied to your post']);
  await ask('adil', 'PUT', 'topics/funds', { isFollowed: false });
  expect((await ask('adil', 'GET', 'topics')).body).toEqual({ topics: [] });
});

it('stores pictures without what is hidden in them, and shows them to members alone', async () => {
  const headers = await signedIn(app, 'paro');
  const upload = async (payload: Buffer, type: string) =>
    app.inject({
      method: 'PUT',
      url: '/api/community/picture',
      headers: { ...headers, 'content-type': type },
      payload,
    });
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')).statusCode).toBe(415);
  const { address } = (await upload(photo, 'image/jpeg')).json<{ address: string }>();
  const { blocks } = await write('paro', `![a chart](${address})`);
  expect(blocks).toEqual([{ kind: 'picture', address, alt: 'a chart' }]);
  const seen = async (name: PersonName) => app.inject({ url: address, headers: await signedIn(app, name) });
  const picture = await seen('rafi');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(picture.rawPayload.includes('secret place')).toBe(false);
  expect((await seen('ann')).statusCode).toBe(403);
  expect((await app.inject({ url: address })).statusCode).toBe(401);
});

it('shows outsiders the first post of a thread whose author allows it, and nothing else', async () => {
  const shown = await write('paro', 'Everybody may read this.', { title: 'Open', isPublic: true });
  await write('rafi', 'A reply for members', { replyTo: shown.id });
  await write('paro', 'For members');
  const { status, body } = await ask('ann', 'GET', 'door');
  expect(status).toBe(200);
  expect(body).toMatchObject({ threads: [{ head: { id: shown.id, title: 'Open', replies: 1 } }], posts: 3 });
  expect(JSON.stringify(body)).not.toContain('for members');
  expect(JSON.stringify(body)).not.toContain('For members');
  for (const path of [
    'posts',
    `posts/${shown.id}`,
    `posts/${shown.id}/replies`,
    'search?q=members',
    'standing',
  ])
    expect((await ask('ann', 'GET', path)).status).toBe(403);
});

it('lets nobody learn of what was deleted, by any way of reading', async () => {
  const thread = await write('paro', 'a secret', { isPublic: true });
  const reply = await write('rafi', 'its reply', { replyTo: thread.id });
  await mark('adil', reply, { isBookmarked: true, isLiked: true });
  await ask('paro', 'DELETE', `posts/${thread.id}`);
  const answers = [
    await list('adil', '?only=bookmarked'),
    await list('adil'),
    (await ask('ann', 'GET', 'door')).body,
    await search('secret'),
  ];
  expect(JSON.stringify(answers)).not.toContain('secret');
  expect((await mark('adil', thread, { isLiked: true })).status).toBe(404);
  expect((await ask('rafi', 'PUT', `posts/${reply.id}`, { text: 'again' })).status).toBe(404);
});

it('pages replies with the marks of their reader', async () => {
  const thread = await write('paro', 'Salaam');
  const reply = await write('adil', 'Salaam', { replyTo: thread.id });
  await mark('rafi', reply, { isLiked: true });
  const { marks }: PostsReply = (await ask('rafi', 'GET', `posts/${thread.id}/replies`)).body;
  expect(marks[reply.id]).toMatchObject({ isLiked: true, isBookmarked: false });
});
