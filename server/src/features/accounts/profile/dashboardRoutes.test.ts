import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../testing';
import { signInAgain } from '../sessions/sessionFixtures';
import { senderOf } from './profileFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const at = async (name: 'ann' | 'bob' | 'paro') => {
  const browser = await signInAgain(app, name);
  return { browser, send: senderOf(app, browser) };
};
const arrangement = {
  order: ['watchlist.ListsCard', 'screener.MarketCard'],
  hidden: ['screener.MarketCard'],
  firstStepsClosed: true,
};

it('stores the arrangement of an account, which comes with every session of it', async () => {
  const { browser, send } = await at('ann');
  expect((await browser.get('/session')).json().user.dashboard).toBeNull();
  expect((await send('PUT', 'profile/dashboard', arrangement)).json().user.dashboard).toEqual(arrangement);
  const elsewhere = await at('ann');
  expect((await elsewhere.browser.get('/session')).json().user.dashboard).toEqual(arrangement);
  const other = await at('bob');
  expect((await other.browser.get('/session')).json().user.dashboard).toBeNull();
});

it.each([
  ['a key that is no card', { ...arrangement, order: ['../etc'] }],
  ['too many cards', { ...arrangement, hidden: Array.from({ length: 51 }, (_, n) => `module.Card${n}`) }],
  ['an unknown field', { ...arrangement, isAdmin: true }],
])('refuses an arrangement of the dashboard with %s', async (_name, body) => {
  const { send } = await at('bob');
  expect((await send('PUT', 'profile/dashboard', body)).statusCode).toBe(400);
});

it('reads the first steps from what the account has', async () => {
  const { browser, send } = await at('paro');
  const steps = async () => (await browser.get('/profile/first-steps')).json();
  const none = { standard: false, watchlist: false, watchedStock: false, followedScreen: false };
  expect(await steps()).toEqual(none);
  await send('PUT', 'profile', { first_name: 'Paro', standard: 'AAOIFI' });
  const { data: list } = (await send('POST', 'addwatchlistcat', { title: 'Mine' })).json();
  expect(await steps()).toEqual({ ...none, standard: true, watchlist: true });
  await send('PUT', `watchlistcat/${list._id}/stocks/INE002A01018`, {});
  const screen = (await send('POST', 'screens/saved', { name: 'Large', text: 'Status = compliant' })).json();
  expect(screen.matches).toBeNull();
  const followed = (await send('PUT', `screens/saved/${screen.id}/follow`, {})).json();
  expect(followed.matches).toEqual(expect.any(Number));
  expect((await steps()).followedScreen).toBe(true);
  const bob = await at('bob');
  expect((await bob.browser.get('/profile/first-steps')).json()).toEqual(none);
});
