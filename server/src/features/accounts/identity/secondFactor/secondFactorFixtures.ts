import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { PersonName, TestBrowser } from '../../../../testing';
import { people, testPassword } from '../../../../testing';
import { signInAgain } from '../../sessions/sessionFixtures';

const stepMs = 30_000;

/** Advances the server's clock, which goes on from there. */
export function advance(app: FastifyInstance, ms: number): void {
  const offsetMs = app.clock.now().getTime() - Date.now() + ms;
  app.clock.now = () => new Date(Date.now() + offsetMs);
}

/** The code that an authenticator app with that secret shows. */
export const codeOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** The authenticator app of a user: it has the secret of the setup, and the time of the server. */
export function authenticatorOf(app: FastifyInstance, secret: string) {
  const now = () => codeOf(secret, app.clock.now());
  return {
    /** The code it shows now, which may have been used. */
    now,
    /** Waits for the next code. */
    next: () => {
      advance(app, stepMs);
      return now();
    },
  };
}

export type Authenticator = ReturnType<typeof authenticatorOf>;

/** Sets up an authenticator app in a browser that is signed in. */
export async function setUpIn(app: FastifyInstance, browser: TestBrowser) {
  const begun = await browser.post('/profile/second-factor', { password: testPassword });
  const authenticator = authenticatorOf(app, begun.json().secret);
  const confirmed = await browser.post('/profile/second-factor/confirm', { code: authenticator.next() });
  if (confirmed.statusCode !== 200) throw new Error(`It could not be set up: ${confirmed.body}`);
  const recoveryCodes: string[] = confirmed.json().recoveryCodes;
  return { authenticator, recoveryCodes };
}

/** A user who has just set up an authenticator app, and the browser they did it in. */
export async function withSecondFactor(app: FastifyInstance, name: PersonName) {
  const browser = await signInAgain(app, name);
  return { browser, ...(await setUpIn(app, browser)) };
}

/** The first step, with the password. */
export const firstStep = (browser: TestBrowser, name: PersonName, deviceType = 0) =>
  browser.post('/login', { email: people[name].email, password: testPassword, deviceType });

/** The status and the code of the problem, if it is one. */
export const outcomeOf = ({
  statusCode,
  json,
}: Awaited<ReturnType<TestBrowser['post']>>): [number, string?] => {
  const body: { code?: string } = json();
  return body.code === undefined ? [statusCode] : [statusCode, body.code];
};

export const secondStep = async (browser: TestBrowser, code: string) =>
  outcomeOf(await browser.post('/identity/second-step', { code }));
