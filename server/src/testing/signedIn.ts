import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createSessionRepository, privilegesOf } from '../features/accounts/sessions/sessionRepository';
import { createUserRepository } from '../features/accounts/identity/userRepository';
import { sessionCookie } from '../plugins/session/sessionCookie';
import type { PersonName } from './people';
import { people } from './people';

type Tokens = Map<PersonName, Promise<string>>;

/** The browser of each user at each server: they have one. */
const tokens = new WeakMap<FastifyInstance, Tokens>();

/**
 * Headers of the browser, on our own pages, in which that user is signed in; signs them in when they are not.
 One call
 * after the other for each person: a second sign-in would end the first.
 */
export async function signedIn(app: FastifyInstance, name: PersonName) {
  const known: Tokens = tokens.get(app) ?? new Map();
  tokens.set(app, known);
  const token = Promise.resolve(known.get(name)).then(async (before) => {
    const isLive =
      before !== undefined && (await app.liveSessions.byCookie(before, app.clock.now())) !== null;
    return isLive ? before : openSession(app, name);
  });
  known.set(name, token);
  return { cookie: `${sessionCookie}=${await token}`, 'sec-fetch-site': 'same-origin' };
}

/** The next call signs everybody in again. */
export const forgetSignIns = (app: FastifyInstance): boolean => tokens.delete(app);

async function openSession(app: FastifyInstance, name: PersonName): Promise<string> {
  const { plan, ...person } = people[name];
  const roles = 'roles' in person ? person.roles : [];
  const { token } = await createSessionRepository(app.db).open(
    {
      userId: await userIdOf(app, name),
      kind: 'browser',
      deviceId: randomUUID(),
      privileges: privilegesOf({ plan, roles }),
    },
    app.clock.now(),
  );
  return token;
}

export async function userIdOf(app: FastifyInstance, name: PersonName): Promise<string> {
  const person = await createUserRepository(app.db).findByEmail(people[name].email);
  if (!person) throw new Error(`${name} is not in the test database.`);
  return person.id;
}
