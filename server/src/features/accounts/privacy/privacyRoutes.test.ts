import type { FastifyInstance } from 'fastify';
import { buildTestApp, createBrowser, people, userIdOf } from '../../../testing';
import { buyerOf } from '../billing/billingFixtures';
import { signInAgain } from '../sessions/sessionFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** Columns that identify a user without a foreign key. */
const identifiesUser =
  "column_name ~ '(^|_)user_id$|^author$|^actor$|^advisor_id$|_by(_id)?$|^recipient$|^target$|^email$|^phone$'";

it('the product declares every table that references users', async () => {
  const { rows } = await app.store.pool.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid in ('users'::regclass, 'watchlists'::regclass)
     union select table_name from information_schema.columns where table_schema = 'public' and ${identifiesUser}`,
  );
  const known = app.personalData.all.map(({ table }) => table);
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(rows.length).toBeGreaterThan(10);
});

it('exports all personal data of a user as one file, and none of other users', async () => {
  for (const name of ['ann', 'bob'] as const) {
    const browser = await signInAgain(app, name);
    await browser.post('/addwatchlistcat', { title: `Stocks of ${name}` });
  }
  await (await buyerOf(app, 'ann')).buy('basic', 'monthly');
  await createBrowser(app).post('/identity/email/code', { email: people.ann.email });
  const ann = await signInAgain(app, 'ann');
  const reply = await ann.get('/profile/export');
  expect(reply.headers).toMatchObject({
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  });
  const { data } = reply.json();
  expect(data).toMatchObject({
    account: [{ email: people.ann.email }],
    watchlists: [{ title: 'Stocks of ann' }],
    invoices: [{ buyer_email: people.ann.email }],
    orders: [{ plan: 'basic' }],
    // the receipt of what was bought, and the code to sign in
    messagesToYou: [{ recipient: people.ann.email }, { recipient: people.ann.email }],
    codesSent: [{ purpose: 'sign-in-email' }],
  });
  expect(Object.keys(data)).toHaveLength(app.personalData.all.length);
  const bob = await userIdOf(app, 'bob');
  for (const foreign of [bob, people.bob.email, 'Stocks of bob', 'argon2', 'token_hash', 'code_hash'])
    expect(reply.body).not.toContain(foreign);
  const events = (await ann.get('/profile/security-events')).json().events;
  expect(events[0]).toMatchObject({ event: 'data-exported' });
});
