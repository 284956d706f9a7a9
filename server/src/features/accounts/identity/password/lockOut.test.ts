import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../../app';
import {
  buildTestApp,
  createBrowser,
  lastTokenTo,
  people,
  testPassword,
  timeTravel,
} from '../../../../testing';

let app: FastifyInstance;
let sibling: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  // another server over the same database
  sibling = await buildApp({ config: app.config, store: app.store });
});
afterAll(async () => {
  await sibling.close();
  await app.close();
});

const later = timeTravel(() => [app, sibling]);

const login = async (email: string, password: string, server = app) =>
  (await createBrowser(server).post('/login', { email, password })).json();
const fail = async (email: string, times: number, server = app) => {
  for (let tries = 0; tries < times; tries += 1) await login(email, `wrong ${tries}`, server);
};
const waiting = (minutes: string) => ({
  code: 'too-many-passwords',
  message: `Too many wrong passwords. Wait ${minutes}, or sign in with a code or a link by email.`,
});

it('makes an account wait a minute after five wrong passwords, then twice as long each time, up to an hour', async () => {
  const { email } = people.bob;
  await fail(email, 5);
  expect(await login(email, testPassword)).toEqual(waiting('a minute'));
  for (const minutes of [2, 4, 8, 16, 32, 60, 60]) {
    await later((minutes === 60 ? 60 : minutes / 2) * 60 + 1);
    expect(await login(email, 'wrong again')).toMatchObject({ code: 'wrong-credentials' });
    expect(await login(email, testPassword)).toEqual(waiting(`${minutes} minutes`));
  }
  await later(3601);
  expect(await login(email, testPassword)).toMatchObject({ success: true });
  expect(await login(email, 'a slip')).toMatchObject({ code: 'wrong-credentials' });
  expect(await login(email, testPassword)).toMatchObject({ success: true });
});

it('the lock of an account counts attempts on any server on all of them', async () => {
  const { email } = people.rafi;
  await fail(email, 3);
  await fail(email, 2, sibling);
  expect(await login(email, testPassword)).toEqual(waiting('a minute'));
  expect(await login(email, testPassword, sibling)).toEqual(waiting('a minute'));
});

it('checks no more than five of many concurrent attempts', async () => {
  const tried = await Promise.all(Array.from({ length: 12 }, () => login(people.adil.email, 'wrong')));
  expect(tried.filter(({ code }) => code === 'wrong-credentials')).toHaveLength(5);
});

it('the lock of an account counts unknown emails alike', async () => {
  await fail('nobody@example.com', 5);
  expect(await login('nobody@example.com', 'anything')).toEqual(waiting('a minute'));
});

it('lets locked-out users sign in by mail', async () => {
  const { email } = people.paro;
  await fail(email, 5);
  expect(await login(email, testPassword)).toEqual(waiting('a minute'));
  const browser = createBrowser(app);
  await browser.post('/identity/link', { email });
  const token = await lastTokenTo(app, email);
  expect((await browser.post('/identity/link/use', { token })).json()).toMatchObject({ success: true });

  await browser.post('/identity/password/forgot', { email });
  const password = 'a new long secret';
  await browser.post('/identity/password/reset', { token: await lastTokenTo(app, email), password });
  expect(await login(email, password)).toMatchObject({ success: true });
});
