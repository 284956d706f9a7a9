import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { agreeToCommunityTerms } from './features/accounts/consents/consentFixtures';
import {
  buildTestApp,
  lastCodeTo,
  lastTokenTo,
  people,
  signedIn,
  startKillable,
  testPassword,
  userIdOf,
  resetDatabase,
} from './testing';
import { slowStartMs } from './testing/slowStartMs';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

/** A browser at a real server. It stores cookies between requests. */
function browserAt(address: string, cookies = new Map<string, string>()) {
  return async (method: string, path: string, body?: object | string): Promise<number> => {
    const reply = await fetch(address + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    await reply.arrayBuffer();
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return reply.status;
  };
}

const email = 'zaynab.private@example.org';
const phone = '+919876501234';
const firstName = 'Zaynabine';
const lastName = 'Zahrawiyya';
const password = 'a long unusual secret';
const about = 'Reads annual reports at night';
const query = 'halalqueryword';
const post = 'I sold my grandmother’s jewellery for this';

it('contain no email, name, phone, query, text or token of users, at the most detailed level', async () => {
  const server = await startKillable(app, { LOG_LEVEL: 'trace' });
  const cookies = new Map<string, string>();
  const send = browserAt(server.address, cookies);
  const statuses = new Map<string, number>();
  const step = async (name: string, sent: Promise<number>) => void statuses.set(name, await sent);

  const registration = { email, first_name: firstName, last_name: lastName, password };
  await step('sign up', send('POST', '/api/add/user', registration));
  const codes = [await lastCodeTo(app, email)];
  await step('verify', send('POST', '/api/identity/verification/use', { email, code: codes[0] }));
  await step('wrong password', send('POST', '/api/login', { email, password: `${password}!` }));
  await step('sign in', send('POST', '/api/login', { email, password }));
  await step('link', send('POST', '/api/identity/link', { email }));
  const token = await lastTokenTo(app, email);
  await step('link used', send('POST', '/api/identity/link/use', { token }));
  await step('wrong link', send('POST', '/api/identity/link/use', { token: `${token}x` }));
  await step('phone', send('POST', '/api/identity/phone', { phone, password }));
  codes.push(await lastCodeTo(app, phone));
  await step('phone used', send('POST', '/api/identity/phone/use', { phone, code: codes[1] }));
  await step('search', send('GET', `/api/search?q=${query}`));
  const profile = { first_name: firstName, last_name: lastName, description: about };
  await step('profile', send('PUT', '/api/profile', profile));
  await step('unstorable', send('PUT', '/api/profile', { ...profile, description: `${about}\0` }));
  await step('malformed', send('PUT', '/api/profile', `{"description": "${about}", ${email}`));
  await step('unknown', send('GET', `/api/people/${encodeURIComponent(email)}?token=${token}`));

  const userId = await userIdOf(app, 'paro');
  await agreeToCommunityTerms(app, userId);
  const { cookie } = await signedIn(app, 'paro');
  const [name = '', session = ''] = cookie.split('=');
  const write = browserAt(server.address, new Map([[name, session]]));
  await step('post', write('POST', '/api/community/posts', { text: post }));
  await step('posts', write('GET', '/api/community/posts'));

  expect(await server.stop()).toBe(0);
  expect(Object.fromEntries(statuses)).toMatchObject({
    'sign up': 201,
    verify: 200,
    'wrong password': 401,
    'sign in': 200,
    link: 200,
    'link used': 200,
    'wrong link': 400,
    phone: 200,
    'phone used': 200,
    search: 200,
    profile: 200,
    unstorable: 400,
    malformed: 400,
    unknown: 404,
    post: 201,
    posts: 200,
  });

  const log = server.printed.join('\n');
  for (const route of ['/api/add/user', '/api/search', '/api/profile', '/api/community/posts'])
    expect(log).toContain(`"${route}"`);
  const secrets = [email, encodeURIComponent(email), 'zaynab', phone.slice(3), firstName, lastName];
  const sent = [password, testPassword, query, about, post, post.slice(0, 12), token, session];
  for (const secret of [...secrets, ...sent, ...cookies.values()].filter((value) => value !== ''))
    expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
  for (const code of codes) expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
});

it('logs contain no recipient when a mail server refuses a mail and repeats its address', async () => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}>: mailbox unavailable`)),
  });
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', () => resolve()));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server = await startKillable(app, {
    LOG_LEVEL: 'trace',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'no-reply@tayyib.example',
  });
  const send = browserAt(server.address);
  expect(await send('POST', '/api/identity/email/code', { email: people.ann.email })).toBe(200);
  const isLogged = () => server.printed.some((line) => line.includes('send-message'));
  while (!isLogged()) await new Promise((resolve) => setTimeout(resolve, 50));
  await server.stop();
  smtp.close();
  const log = server.printed.join('\n');
  expect(log).toContain('550');
  expect(log).not.toContain(people.ann.email);
});
