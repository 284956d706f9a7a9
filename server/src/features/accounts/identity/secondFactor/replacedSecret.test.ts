import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../../config/config';
import { buildTestNodes, createBrowser, testPassword } from '../../../../testing';
import { advance, codeOf, firstStep, secondStep } from './secondFactorFixtures';
import { signInAgain } from '../../sessions/sessionFixtures';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const old = 'Zk3v9Qw1Rt5Yu7Io2Pa4Sd6Fg8Hj0Kl-1';
const fresh = 'Bn4c8Xs2Ed6Rf0Tg3Yh7Uj1Ik5Ol9Pm-2';
const settings: Record<string, string>[] = [
  { IDENTITY_SECRET: old },
  { IDENTITY_SECRET: fresh, IDENTITY_SECRET_PREVIOUS: old },
  { IDENTITY_SECRET: fresh },
];

let nodes: FastifyInstance[];
let close: () => Promise<void>;
beforeAll(async () => {
  ({ nodes, close } = await buildTestNodes(3, {}, (place) => ({
    identity: readConfig({ NODE_ENV: 'test', ...settings[place] }).identity,
  })));
});
afterAll(() => close());

const node = (place: number): FastifyInstance => {
  const found = nodes[place];
  if (!found) throw new Error(`There is no server ${place}.`);
  return found;
};

it('a secret that is being replaced is accepted beside the new one, so that sessions, authenticator apps and recovery codes stay', async () => {
  const before = node(0);
  const during = node(1);
  const after = node(2);
  const browser = await signInAgain(before, 'ann');
  const setup = (await browser.post('/profile/second-factor', { password: testPassword })).json();
  const nextCode = () => {
    for (const each of nodes) advance(each, 30_000);
    return codeOf(setup.secret, before.clock.now());
  };
  const confirmed = await browser.post('/profile/second-factor/confirm', { code: nextCode() });
  const recoveryCodes: string[] = confirmed.json().recoveryCodes;

  const signIn = async (server: FastifyInstance, code: string) => {
    const visitor = createBrowser(server);
    await firstStep(visitor, 'ann');
    return secondStep(visitor, code);
  };
  // without the previous one nothing of the old server could be read
  expect(await signIn(after, nextCode())).toEqual([400, 'wrong-code']);
  expect(await signIn(during, String(recoveryCodes[0]))).toEqual([200]);
  expect(await signIn(during, nextCode())).toEqual([200]);
  // encrypted with the current secret when it is used
  expect(await signIn(after, nextCode())).toEqual([200]);
  expect(await signIn(after, String(recoveryCodes[1]))).toEqual([400, 'wrong-code']);

  // a session needs no secret
  const owner = createBrowser(during);
  await firstStep(owner, 'ann');
  expect(await secondStep(owner, nextCode())).toEqual([200]);
  const elsewhere = createBrowser(after);
  for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
  expect(await elsewhere.whoIs()).not.toBeNull();
});
