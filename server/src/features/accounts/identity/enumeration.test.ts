import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildTestApp, createBrowser, people, timeTravel } from '../../../testing';

/** The hashing library: the calls to it are the work that takes time. */
const argon2: { hash: () => unknown; verify: () => unknown } = jest.requireActual('@node-rs/argon2');

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const later = timeTravel(() => [app]);

const textOf = ([argument]: unknown[]): string => {
  if (typeof argument === 'string') return argument;
  return typeof argument === 'object' && argument !== null && 'text' in argument ? String(argument.text) : '';
};
/** Mails are sent later, independently of requests. */
const isOfQueue = (text: string) => text.startsWith('update "messages"');

/** The work of the server for a request: hashes, comparisons with a hash, and database statements. */
async function workOf(path: string, body: object) {
  await later(3600);
  const counted = {
    hashes: jest.spyOn(argon2, 'hash'),
    comparisons: jest.spyOn(argon2, 'verify'),
    statements: jest.spyOn(pg.Client.prototype, 'query'),
  };
  const reply = await createBrowser(app).post(path, body);
  const work = {
    hashes: counted.hashes.mock.calls.length,
    comparisons: counted.comparisons.mock.calls.length,
    statements: counted.statements.mock.calls
      .map(textOf)
      .filter((text) => !isOfQueue(text))
      // a decoy leaves more columns to their defaults
      .map((text) => text.replace(/ values \(.*/s, '')),
  };
  for (const spy of Object.values(counted)) spy.mockRestore();
  return { status: reply.statusCode, work };
}

const newcomer = {
  first_name: 'Noor',
  last_name: 'New',
  password: 'a long secret of someone',
  status: '3',
  img: '',
  otpstatus: false,
  userstatus: true,
  goglelogin: false,
  subscriptionstatus: false,
};
const doors: readonly [string, string, (email: string) => object, number, number][] = [
  ['signing in', '/login', (email) => ({ email, password: 'not theirs', deviceType: 0 }), 0, 2],
  ['signing up', '/add/user', (email) => ({ ...newcomer, email }), 1, 0],
  ['forgetting the password', '/identity/password/forgot', (email) => ({ email }), 0, 0],
  ['a code by mail', '/identity/email/code', (email) => ({ email }), 0, 0],
  ['a link by mail', '/identity/link', (email) => ({ email }), 0, 0],
];

it.each(doors)(
  '%s is the same work for a known and an unknown email',
  async (_name, path, bodyOf, hashes, comparisons) => {
    // the first request of a kind may take longer
    await workOf(path, bodyOf('first@example.com'));
    const unknown = await workOf(path, bodyOf('nobody@example.com'));
    const known = await workOf(path, bodyOf(people.rafi.email));
    expect(known).toEqual(unknown);
    expect(known.work).toMatchObject({ hashes, comparisons });
  },
);
