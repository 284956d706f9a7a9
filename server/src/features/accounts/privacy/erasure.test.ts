import type { FastifyInstance } from 'fastify';
import type { TestBrowser } from '../../../testing';
import {
  buildTestApp,
  connectSocket,
  createBrowser,
  lastCodeTo,
  messagesTo,
  openSocket,
  people,
  testPassword,
  userIdOf,
  resetDatabase,
} from '../../../testing';
import { termsVersion } from '@tayyib/shared/prices';
import { createUserRepository } from '../identity/userRepository';
import { bearer, headersOf, signInAgain } from '../sessions/sessionFixtures';
import { avatarImage, columnsHolding, exceptionsOf, signUp, zubayda, zubaydasPhone } from './erasureFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

const word = 'ERASE';
const ask = (
  browser: TestBrowser,
  method: 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload: object | Buffer = {},
  type?: string,
) =>
  app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...headersOf(browser), ...(type !== undefined && { 'content-type': type }) },
    payload,
  });
const erase = (browser: TestBrowser, proof: object) => ask(browser, 'DELETE', 'profile', { word, ...proof });

/** Creates personal data of every kind that the product stores. */
async function createPersonalData(browser: TestBrowser, userId: string): Promise<void> {
  const choice = { plan: 'premium', period: 'yearly', termsVersion, idempotencyKey: crypto.randomUUID() };
  const { order } = (await browser.post('/billing/checkout', choice)).json();
  const paid = await browser.post('/billing/sandbox/pay', { orderId: order.id, outcome: 'pay' });
  await browser.post('/billing/confirm', { orderId: order.id, ...paid.json().payment });
  await browser.post('/addwatchlistcat', { title: `Stocks of ${zubayda.first_name}`, status: 1 });
  await ask(browser, 'PUT', 'consents/community-terms', { isGiven: true });
  expect((await browser.post('/community/posts', { text: `My number is ${zubaydasPhone}` })).statusCode).toBe(
    201,
  );
  await ask(browser, 'PUT', 'profile/avatar', await avatarImage(), 'image/png');
  await browser.post('/identity/phone', { phone: zubaydasPhone, password: zubayda.password });
  const code = await lastCodeTo(app, zubaydasPhone);
  await browser.post('/identity/phone/use', { phone: zubaydasPhone, code });
  const stranger = createBrowser(app);
  const { email } = zubayda;
  await stranger.post('/login', { email, password: 'a guess' });
  await stranger.post('/identity/link', { email });
  await stranger.post('/identity/email/code', { email });
  await stranger.post('/add/user', { ...zubayda, password: 'another long secret' });
  await browser.get('/profile/export');
  const linked = "insert into external_identities values ('google', $1, $2, now())";
  await app.store.pool.query(linked, [`subject of ${email}`, userId]);
}

describe('erasing an account', () => {
  it('leaves nothing that identifies the user except in the declared columns, and refunds the unused days', async () => {
    const { browser, userId } = await signUp(app);
    await createPersonalData(browser, userId);
    const texts = [zubayda.email, zubayda.first_name, zubayda.last_name, zubaydasPhone, userId];
    const before = await columnsHolding(app, texts);
    for (const column of ['users.email', 'posts.text', 'messages.recipient', 'invoices.buyer_email'])
      expect(before).toContain(column);

    const { refundPaise } = (await browser.get('/billing/subscription')).json().subscription;
    expect(refundPaise).toBeGreaterThan(0);
    const preview = (await browser.get('/profile/erasure')).json();
    expect(preview).toMatchObject({
      goes: expect.arrayContaining([
        'Account',
        'Consents',
        'Posts with the replies to them',
        'Watched stocks',
      ]),
      stays: [
        { what: expect.stringContaining('without your name'), howLong: 'At least eight financial years.' },
        { howLong: 'One year from each entry.' },
      ],
      refundPaise,
      hasPassword: true,
      word,
    });

    const reply = await erase(browser, { password: zubayda.password });
    expect(reply.json()).toEqual({ success: true, refundPaise });
    const after = await columnsHolding(app, texts);
    expect(after).toEqual(['audit_log.actor', 'audit_log.user_id', 'billing_events.user_id']);
    expect(exceptionsOf(app)).toEqual(expect.arrayContaining(after));

    const { rows: books } = await app.store.pool.query(
      'select kind, user_id, buyer_name, buyer_email, total_paise::int from invoices order by kind desc',
    );
    const nobody = { user_id: null, buyer_name: 'Erased', buyer_email: '' };
    expect(books).toEqual([
      { kind: 'invoice', ...nobody, total_paise: 299_000 },
      { kind: 'credit-note', ...nobody, total_paise: refundPaise },
    ]);
    const { rows: log } = await app.store.pool.query(
      "select address, detail from audit_log where event = 'account-erased' and user_id = $1",
      [userId],
    );
    expect(log).toEqual([{ address: null, detail: {} }]);
  });

  it('ends every session at once, rejects the old password like an unknown account, and lets the email sign up again', async () => {
    const { browser } = await signUp(app);
    const { email, password } = zubayda;
    const client = await createBrowser(app).post('/login', { email, password, deviceType: 2 });
    const old = bearer(client.json().access_token);
    const socket = await openSocket(app, old);
    const notified = new Promise((resolve) => socket.once('session:ended', resolve));
    const gone = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));

    const reply = await erase(browser, { password });
    expect(reply.headers['clear-site-data']).toContain('cookies');
    expect(await notified).toEqual({ message: 'Your account is erased.' });
    await gone;
    expect((await browser.get('/profile')).statusCode).toBe(401);
    expect((await app.inject({ url: '/api/profile', headers: old })).statusCode).toBe(401);

    const [hers, nobodys] = await Promise.all(
      [email, 'nobody@tayyib.example'].map((each) =>
        createBrowser(app).post('/login', { email: each, password }),
      ),
    );
    expect([hers?.statusCode, hers?.body]).toEqual([nobodys?.statusCode, nobodys?.body]);
    expect(await messagesTo(app, email)).toBe(0);

    const { browser: second } = await signUp(app);
    expect(await second.whoIs()).toBe(email);
    const { history } = (await second.get('/consents')).json();
    expect(history).toHaveLength(1);
  });

  it('notifies members of the community at once which posts are deleted', async () => {
    const { browser, userId } = await signUp(app);
    await createPersonalData(browser, userId);
    const { rows: posts } = await app.store.pool.query<{ id: string }>('select id::text from posts');
    const member = await connectSocket(app, 'paro');
    const notified = new Promise((resolve) => member.once('community:deleted', resolve));
    expect((await erase(browser, { password: zubayda.password })).statusCode).toBe(200);
    expect(await notified).toEqual(posts[0]);
    member.close();
  });

  it('needs the confirmation word and a proof, and changes nothing without them', async () => {
    const browser = await signInAgain(app, 'ann');
    const bodies: [object, number, string][] = [
      [{ word: 'erase', password: testPassword }, 400, 'word'],
      [{ word }, 400, 'password'],
      [{ word, password: testPassword, code: '123456' }, 400, 'password'],
      [{ word, password: 'a guess' }, 400, 'password'],
      [{ word, code: '000000' }, 400, 'code'],
    ];
    for (const [body, status, field] of bodies) {
      const reply = await ask(browser, 'DELETE', 'profile', body);
      expect([reply.statusCode, reply.json().field]).toEqual([status, field]);
    }
    expect(await browser.whoIs()).toBe(people.ann.email);
  });

  it('accepts a code by mail from users without a password, and rejects a code of another user', async () => {
    await app.store.pool.query('update users set password_hash = null where email = $1', [people.bob.email]);
    const { email } = people.bob;
    const browser = createBrowser(app);
    await browser.post('/identity/email/code', { email });
    await browser.post('/identity/email/code/use', { email, code: await lastCodeTo(app, email) });
    expect((await browser.get('/profile/erasure')).json()).toMatchObject({ hasPassword: false });
    await browser.post('/profile/erasure/code');
    const code = await lastCodeTo(app, email);
    const other = await signInAgain(app, 'ann');
    expect((await erase(other, { code })).json()).toMatchObject({ code: 'wrong-code' });
    expect((await erase(browser, { code })).statusCode).toBe(200);
    expect(await createUserRepository(app.db).findByEmail(email)).toBeNull();
    expect(await other.whoIs()).toBe(people.ann.email);
  });

  it('happens once for concurrent requests', async () => {
    const browser = await signInAgain(app, 'ann');
    const replies = await Promise.all([1, 2, 3].map(() => erase(browser, { password: testPassword })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  });

  it('is rolled back entirely when it fails', async () => {
    const browser = await signInAgain(app, 'ann');
    await browser.post('/addwatchlistcat', { title: 'Still here', status: 1 });
    const { pool } = app.store;
    // the last row it writes
    await pool.query("alter table audit_log add constraint broken check (event <> 'account-erased')");
    expect((await erase(browser, { password: testPassword })).statusCode).toBe(500);
    expect((await browser.get('/watchlistcat')).body).toContain('Still here');
    await pool.query('alter table audit_log drop constraint broken');
    const { rows } = await pool.query('select 1 from audit_log where event = $1', ['account-erased']);
    expect(rows).toEqual([]);
    expect((await erase(browser, { password: testPassword })).statusCode).toBe(200);
  });

  it('shows an advisor what is retained with their name', async () => {
    const browser = await signInAgain(app, 'adil');
    await app.store.pool.query(
      "insert into business_fact_records (isin, activity, publisher, document, as_of, recorded_by_id, recorded_by) values ('X', 'y', 'z', 'd', '2026-01-01', $1, 'Adil Alim')",
      [await userIdOf(app, 'adil')],
    );
    const { stays } = (await browser.get('/profile/erasure')).json();
    expect(stays).toContainEqual(expect.objectContaining({ what: expect.stringContaining('you signed') }));
    expect((await erase(browser, { password: testPassword })).statusCode).toBe(200);
    const found = await columnsHolding(app, [people.adil.email, 'Alim']);
    expect(found).toEqual(['business_fact_records.recorded_by']);
  });
});

it('erasing an account cascades to every table that declares no rule for it', async () => {
  const { rows } = await app.store.pool.query<{ table: string; parent: string }>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and confdeltype = 'c'`,
  );
  const gone = new Set(['users']);
  for (let before = 0; before < gone.size;) {
    before = gone.size;
    for (const { table, parent } of rows) if (gone.has(parent)) gone.add(table);
  }
  const cascading = app.personalData.all.filter(({ onErasure }) => onErasure === undefined);
  expect(cascading.map(({ table }) => table).filter((table) => !gone.has(table))).toEqual([]);
});
