import type { AccessLevel } from '@tayyib/shared/access';
import type { Acknowledgement } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../../config/config';
import { nothing } from '../../../../plugins/sockets/socketEvents';
import {
  buildTestApp,
  openSocket,
  testPassword,
  type PersonName,
  type TestBrowser,
} from '../../../../testing';
import { headersOf, signInAgain } from '../../sessions/sessionFixtures';
import { setUpIn } from './secondFactorFixtures';

const production = {
  NODE_ENV: 'production',
  IDENTITY_SECRET: 'Zk3v9Qw1Rt5Yu7Io2Pa4Sd6Fg8Hj0Kl-xCvBnM',
  SMTP_URL: 'smtps://mail.example',
  MODULE_SIGNING_KEY: 'a key',
  PUBLIC_URL: 'https://tayyib.example',
};
const levels = ['user', 'community', 'advisor', 'staff', 'admin'] as const;
const roomOf = (access: AccessLevel) => `test ${access}`;

let app: FastifyInstance;
beforeAll(async () => {
  const { identity } = readConfig({ NODE_ENV: 'test', REQUIRE_SECOND_FACTOR: 'on' });
  app = await buildTestApp({ identity });
  await app.register(async (scope) => {
    for (const access of levels)
      scope.get(`/api/test/${access}`, { config: { access } }, async () => ({ open: true }));
  });
  await app.ready();
  for (const access of levels) {
    app.accessRooms.open(roomOf(access), access);
    // no event of the product needs more than a plan
    const policy = { access, schema: nothing };
    Reflect.apply(app.socketEvents.register, undefined, [`test:${access}`, policy, async () => undefined]);
  }
});
afterAll(() => app.close());

it('the second factor of staff is on in production unless it is switched off there, and off elsewhere', () => {
  const isOn = (environment: Record<string, string>) => readConfig(environment).identity.requiresSecondFactor;
  expect(isOn(production)).toBe(true);
  expect(isOn({ ...production, REQUIRE_SECOND_FACTOR: 'off' })).toBe(false);
  expect(isOn({ NODE_ENV: 'test' })).toBe(false);
  expect(isOn({})).toBe(false);
  expect(isOn({ REQUIRE_SECOND_FACTOR: 'on' })).toBe(true);
});

/** Of each level, whether its route, its event and its room are open: `open`, or the code of the problem. */
async function reachedBy(browser: TestBrowser) {
  const socket = await openSocket(app, headersOf(browser));
  const reached: Record<string, string[]> = {};
  for (const access of levels) {
    const reply = (await browser.get(`/test/${access}`)).json();
    const event = await new Promise<Acknowledgement>((resolve) => {
      Reflect.apply(socket.emit, socket, [`test:${access}`, resolve]);
    });
    const isIn = app.io.of('/').adapter.rooms.get(roomOf(access))?.has(String(socket.id)) ?? false;
    reached[access] = [reply.code ?? 'open', event.ok ? 'open' : event.code, isIn ? 'open' : 'closed'];
  }
  socket.close();
  return reached;
}

const open = ['open', 'open', 'open'];
const needed = ['second-factor-needed', 'second-factor-needed', 'closed'];
const forbidden = ['forbidden', 'forbidden', 'closed'];

it.each<[PersonName, Record<string, string[]>, Record<string, string[]>]>([
  ['adil', { advisor: needed, staff: forbidden }, { advisor: open, staff: forbidden }],
  ['sana', { staff: needed, admin: forbidden }, { staff: open, admin: forbidden }],
  ['amin', { advisor: needed, staff: needed, admin: needed }, { advisor: open, staff: open, admin: open }],
])(
  'the second factor of staff closes what needs a role to %s until it is set up',
  async (name, before, after) => {
    const browser = await signInAgain(app, name);
    expect(await reachedBy(browser)).toMatchObject({ user: open, community: open, ...before });
    const { isRequired } = (await browser.get('/profile/second-factor')).json();
    expect(isRequired).toBe(true);
    const closed = name === 'adil' ? 'advisor' : 'staff';
    expect((await browser.get(`/test/${closed}`)).json().message).toContain('/profile');

    await setUpIn(app, browser);
    expect(await reachedBy(browser)).toMatchObject({ user: open, community: open, ...after });

    await browser.post('/profile/second-factor/remove', { password: testPassword });
    expect(await reachedBy(browser)).toMatchObject(before);
  },
);

it('the second factor of staff asks nothing of customers', async () => {
  const ann = await reachedBy(await signInAgain(app, 'ann'));
  expect(ann).toMatchObject({ user: open, staff: forbidden, admin: forbidden });
});
