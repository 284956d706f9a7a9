import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../../config/config';
import { buildTestApp, createBrowser, people, type TestBrowser } from '../../../../testing';
import { advance, firstStep, outcomeOf, secondStep, setUpIn } from '../secondFactor/secondFactorFixtures';
import { signInAgain } from '../../sessions/sessionFixtures';
import { addPasskey, stepOptions, withPasskey } from './passkeyFixtures';
import { softwareAuthenticator, type SoftwareAuthenticator } from './softwareAuthenticator.testing';

let app: FastifyInstance;
beforeAll(async () => {
  const { identity } = readConfig({ NODE_ENV: 'test', REQUIRE_SECOND_FACTOR: 'on' });
  app = await buildTestApp({ identity });
});
afterAll(() => app.close());

const ended = [401, 'second-step-ended'];
const refused = [400, 'passkey-refused'];
const step = async (browser: TestBrowser, passkey: object) =>
  outcomeOf(await browser.post('/identity/second-step/passkey', { passkey }));

async function atSecondStep(name: keyof typeof people) {
  const browser = createBrowser(app);
  await firstStep(browser, name);
  return browser;
}

describe('the second step', () => {
  let device: SoftwareAuthenticator;
  beforeAll(async () => {
    ({ device } = await withPasskey(app, 'ann'));
  });

  it('is completed with a passkey', async () => {
    const browser = await atSecondStep('ann');
    expect(await browser.whoIs()).toBeNull();
    expect((await browser.get('/identity/second-step/methods')).json()).toEqual({
      methods: ['passkey', 'recovery-code'],
    });
    const options = await stepOptions(browser);
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: device.id }] });
    const reply = await browser.post('/identity/second-step/passkey', { passkey: device.get(options) });
    expect(reply.json()).toMatchObject({ success: true, data: { user: { email: people.ann.email } } });
    expect(await browser.whoIs()).toBe(people.ann.email);
    const [passkey] = (await browser.get('/profile/passkeys')).json().passkeys;
    expect(passkey.lastUsedAt).toEqual(expect.any(String));
  });

  it('names the methods of the account, to the browser that did the first step only', async () => {
    const stranger = await createBrowser(app).get('/identity/second-step/methods');
    expect(stranger.json()).toEqual({ methods: [] });
    const browser = await signInAgain(app, 'bob');
    await setUpIn(app, browser);
    const methods = async () =>
      (await (await atSecondStep('bob')).get('/identity/second-step/methods')).json().methods;
    expect(await methods()).toEqual(['app', 'recovery-code']);
    const none = await (await atSecondStep('bob')).post('/identity/second-step/passkey/options');
    expect(outcomeOf(none)).toEqual([404, 'no-passkey']);
    await addPasskey(browser, softwareAuthenticator());
    expect(await methods()).toEqual(['app', 'passkey', 'recovery-code']);
  });

  it.each([
    ['another origin', { origin: 'https://tayyib.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no fingerprint, face or PIN', { isUserVerified: false }],
    ['a challenge of its own', { challenge: 'b3duIGNoYWxsZW5nZQ' }],
    ['the type of a registration', { type: 'webauthn.create' }],
  ])('refuses %s', async (_what, behaviour) => {
    const browser = await atSecondStep('ann');
    expect(await step(browser, device.get(await stepOptions(browser), behaviour))).toEqual(refused);
    expect(await browser.whoIs()).toBeNull();
  });

  it('refuses a challenge that is used, too old or of another browser, and a signature of another key', async () => {
    const one = await atSecondStep('ann');
    const two = await atSecondStep('ann');
    const options = await stepOptions(one);
    expect(await step(two, device.get(options))).toEqual(refused);
    const forged = { ...device.get(options), response: softwareAuthenticator().get(options).response };
    expect(await step(one, forged)).toEqual(refused);
    // it was consumed by the attempt
    expect(await step(one, device.get(options))).toEqual(refused);
    const late = await stepOptions(one);
    advance(app, 5 * 60_000 + 1000);
    expect(await step(one, device.get(late))).toEqual(refused);
    expect(await step(one, device.get(await stepOptions(one)))).toEqual([200]);
  });

  it('completes one of two requests with the same signature', async () => {
    const browser = await atSecondStep('ann');
    const passkey = device.get(await stepOptions(browser));
    const both = await Promise.all([step(browser, passkey), step(browser, passkey)]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 401]);
  });

  it('refuses a passkey of another account, even for the right challenge', async () => {
    const { device: other } = await withPasskey(app, 'basim');
    const browser = await atSecondStep('ann');
    expect(await step(browser, other.get(await stepOptions(browser)))).toEqual(refused);
  });

  it('refuses a device whose counter has not increased, as of a copy', async () => {
    device.rewind();
    const browser = await atSecondStep('ann');
    expect(await step(browser, device.get(await stepOptions(browser)))).toEqual(refused);
  });

  it('accepts a device that does not count, again and again', async () => {
    const owner = await signInAgain(app, 'amin');
    const quiet = softwareAuthenticator({ counts: false });
    await addPasskey(owner, quiet);
    for (let times = 0; times < 2; times += 1) {
      const browser = await atSecondStep('amin');
      expect(await step(browser, quiet.get(await stepOptions(browser)))).toEqual([200]);
    }
  });

  it('ends after five attempts', async () => {
    const browser = await atSecondStep('ann');
    const wrong = softwareAuthenticator();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await step(browser, wrong.get(await stepOptions(browser)))).toEqual(refused);
    expect(await step(browser, wrong.get({ challenge: 'any' }))).toEqual(ended);
  });

  it('takes a recovery code where the device is lost', async () => {
    const { recoveryCodes } = await withPasskey(app, 'paro');
    expect(await secondStep(await atSecondStep('paro'), String(recoveryCodes[0]))).toEqual([200]);
  });
});

describe('a passkey alone', () => {
  const use = async (browser: TestBrowser, passkey: object) =>
    outcomeOf(await browser.post('/identity/passkey/use', { passkey }));
  const optionsFor = async (browser: TestBrowser) => (await browser.post('/identity/passkey/options')).json();
  let device: SoftwareAuthenticator;
  beforeAll(async () => {
    ({ device } = await withPasskey(app, 'rafi'));
  });

  it('signs in, without a second step', async () => {
    const browser = createBrowser(app);
    const options = await optionsFor(browser);
    // nothing says whose it is before it has signed
    expect(options).not.toHaveProperty('allowCredentials');
    const reply = await browser.post('/identity/passkey/use', { passkey: device.get(options) });
    expect(reply.json().data.user.email).toBe(people.rafi.email);
    expect(await browser.whoIs()).toBe(people.rafi.email);
  });

  it('is refused where the challenge was for a second step', async () => {
    const browser = await atSecondStep('ann');
    const options = await stepOptions(browser);
    await browser.post('/identity/passkey/options');
    expect(await use(browser, device.get(options))).toEqual(refused);
  });

  it('is refused in another browser, twice, without verification, for another user, and once removed', async () => {
    const browser = createBrowser(app);
    const options = await optionsFor(browser);
    expect(await use(createBrowser(app), device.get(options))).toEqual(refused);
    const passkey = device.get(options);
    expect(await use(browser, passkey)).toEqual([200]);
    expect(await use(browser, passkey)).toEqual(refused);
    const unverified = device.get(await optionsFor(browser), { isUserVerified: false });
    expect(await use(browser, unverified)).toEqual(refused);
    const of = device.get(await optionsFor(browser));
    const response = { ...of.response, userHandle: Buffer.from('another account').toString('base64url') };
    expect(await use(browser, { ...of, response })).toEqual(refused);
    await app.store.pool.query('delete from passkeys where credential_id = $1', [device.id]);
    expect(await use(browser, device.get(await optionsFor(browser)))).toEqual(refused);
  });
});

it('opens what the role of staff opens, as an authenticator app does', async () => {
  const browser = await signInAgain(app, 'sana');
  const staffPage = () => browser.get('/staff/modules');
  expect(outcomeOf(await staffPage())).toEqual([403, 'second-factor-needed']);
  await addPasskey(browser, softwareAuthenticator());
  expect((await staffPage()).statusCode).toBe(200);
});
