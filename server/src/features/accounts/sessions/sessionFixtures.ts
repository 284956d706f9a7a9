import type { FastifyInstance } from 'fastify';
import type { PersonName, TestBrowser } from '../../../testing';
import { createBrowser, people, testPassword } from '../../../testing';

/** Advances the server's clock. */
export function travel(app: FastifyInstance, ms: number): void {
  const there = new Date(app.clock.now().getTime() + ms);
  app.clock.now = () => there;
}

/** A browser in which that user has just signed in with their password. */
export async function signInAgain(app: FastifyInstance, name: PersonName, browser = createBrowser(app)) {
  const reply = await browser.post('/login', {
    email: people[name].email,
    password: testPassword,
    deviceType: 0,
  });
  if (reply.statusCode !== 200) throw new Error(`${name} could not sign in: ${reply.body}`);
  return browser;
}

/** What that browser sends with each request from our pages. */
export function headersOf({ cookies }: TestBrowser) {
  return {
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'sec-fetch-site': 'same-origin',
  };
}

/** A client that is not a browser, with the token from its sign-in. */
export async function signInAsClient(app: FastifyInstance, name: PersonName) {
  const { email } = people[name];
  const reply = await createBrowser(app).post('/login', { email, password: testPassword, deviceType: 2 });
  return bearer(reply.json().access_token);
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
