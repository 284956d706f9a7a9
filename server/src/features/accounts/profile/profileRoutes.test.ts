import type { FastifyInstance } from 'fastify';
import { buildTestApp, createBrowser, lastMessageTo, people, testPassword, userIdOf } from '../../../testing';
import { signInAgain, signInAsClient } from '../sessions/sessionFixtures';
import { senderOf } from './profileFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const at = async (name: 'ann' | 'bob' | 'paro' | 'rafi') => {
  const browser = await signInAgain(app, name);
  return { browser, send: senderOf(app, browser) };
};
const staffName = 'This looks like a name of our staff. Enter your own name.';
const newPassword = 'another long secret';

it('changes the profile, and nothing the server decides', async () => {
  const { browser, send } = await at('ann');
  const before = (await browser.get('/session')).json().user;
  const wish = {
    first_name: ' Anisa ',
    last_name: 'Ali',
    description: 'Investor',
    email: 'x@tayyib.example',
    roles: ['admin'],
    plan: 'premium_pro',
    status: 4,
    _id: await userIdOf(app, 'bob'),
  };
  const { user } = (await send('PUT', 'profile', wish)).json();
  expect(user).toEqual({ ...before, first_name: 'Anisa', last_name: 'Ali', description: 'Investor' });
  expect((await browser.get('/session')).json().user).toEqual(user);
  expect((await (await at('bob')).browser.get('/session')).json().user.first_name).toBe('Bob');
});

it('stores the standard of the account, and judges its watchlists by it', async () => {
  const { browser, send } = await at('paro');
  expect((await browser.get('/session')).json().user.standard).toBeNull();
  const { data: list } = (await send('POST', 'addwatchlistcat', { title: 'Mine', status: 1 })).json();
  const judgedBy = async () => (await browser.get(`/watchlistcat/${list._id}`)).json().standard;
  expect(await judgedBy()).toBe('TASIS');
  const { user } = (await send('PUT', 'profile', { first_name: 'Paro', standard: 'AAOIFI' })).json();
  expect(user.standard).toBe('AAOIFI');
  expect(await judgedBy()).toBe('AAOIFI');
  await send('PUT', 'profile', { first_name: 'Paro' });
  expect((await browser.get('/session')).json().user.standard).toBe('AAOIFI');
  expect((await send('PUT', 'profile', { first_name: 'Paro', standard: 'OTHER' })).statusCode).toBe(400);
});

it.each([
  [{ first_name: ' ' }, 'first_name', 'Enter your first name.'],
  [{ first_name: 'Tayyib' }, 'first_name', staffName],
  [{ first_name: 'Tayyib', last_name: 'Team' }, 'last_name', staffName],
  [{ first_name: 'Ad', last_name: 'min' }, 'first_name', staffName],
  [{ first_name: 'Mufti' }, 'first_name', staffName],
  [{ first_name: 'Help desk' }, 'first_name', staffName],
  [{ first_name: '\uFF21dmin' }, 'first_name', staffName],
  [{ first_name: 'Supp0rt' }, 'first_name', staffName],
  [{ first_name: 'A', description: 'x'.repeat(201) }, 'description', 'At most 200 characters.'],
])('a change of the profile says what is wrong with %j', async (wish, field, message) => {
  const { send } = await at('ann');
  const reply = await send('PUT', 'profile', wish);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ field, message });
});

it('shows sign-in methods to the owner only', async () => {
  const { browser } = await at('bob');
  expect((await browser.get('/profile')).json()).toMatchObject({
    email: people.bob.email,
    phone: null,
    hasPassword: true,
  });
});

it('changes the password, notifies by mail, and signs every other device out', async () => {
  const other = await signInAsClient(app, 'paro');
  const { browser, send } = await at('paro');
  const reply = await send('PUT', 'profile/password', { current: testPassword, password: newPassword });
  expect(reply.json()).toEqual({ success: true });
  expect(await browser.whoIs()).toBe(people.paro.email);
  expect((await app.inject({ url: '/api/profile', headers: other })).statusCode).toBe(401);
  expect(await lastMessageTo(app, people.paro.email)).toContain('password');
  const signIn = async (password: string) =>
    (await createBrowser(app).post('/login', { email: people.paro.email, password })).statusCode;
  expect(await signIn(testPassword)).toBe(401);
  expect(await signIn(newPassword)).toBe(200);
});

it('refuses a new password that is weak, and any without the old one', async () => {
  const { send } = await at('rafi');
  const change = async (current: string, password: string) =>
    (await send('PUT', 'profile/password', { current, password })).json();
  expect(await change('a guess', newPassword)).toMatchObject({ code: 'wrong-password', field: 'current' });
  expect(await change(testPassword, 'password')).toMatchObject({ field: 'password' });
  expect(await change(testPassword, 'short')).toMatchObject({ field: 'password' });
});

it('lets nobody guess the old password for long', async () => {
  const { send } = await at('bob');
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const wish = { current: `guess ${guess}`, password: newPassword };
    statuses.push((await send('PUT', 'profile/password', wish)).statusCode);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

it('signs out all other devices at once', async () => {
  const other = await signInAsClient(app, 'rafi');
  const { browser, send } = await at('rafi');
  expect((await browser.get('/sessions')).json().sessions).toHaveLength(2);
  await send('DELETE', 'sessions');
  expect((await browser.get('/sessions')).json().sessions).toMatchObject([{ isCurrent: true }]);
  expect((await app.inject({ url: '/api/profile', headers: other })).statusCode).toBe(401);
});

it('changes the password once, however many changes with the same old one come at once', async () => {
  const { send } = await at('rafi');
  const replies = await Promise.all(
    Array.from({ length: 4 }, (_, n) =>
      send('PUT', 'profile/password', { current: testPassword, password: `${newPassword} ${n}` }),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});
