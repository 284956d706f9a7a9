import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createSessionRepository } from '../features/identity/sessionRepository';
import { createUserRepository } from '../features/identity/userRepository';
import { sessionCookie } from '../plugins/sessionCookie';
import type { PersonName } from './people';
import { people } from './people';

/** Headers of a browser on our own pages in which that person is signed in, each time on another device. */
export async function signedIn(app: FastifyInstance, name: PersonName) {
  const { token } = await createSessionRepository(app.db).open(await userIdOf(app, name), randomUUID());
  return { cookie: `${sessionCookie}=${token}`, 'sec-fetch-site': 'same-origin' };
}

export async function userIdOf(app: FastifyInstance, name: PersonName): Promise<string> {
  const person = await createUserRepository(app.db).findByEmail(people[name].email);
  if (!person) throw new Error(`${name} is not in the test database.`);
  return person.id;
}
