import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { recordConsent } from '../../features/accounts/consents/changeConsents';
import { users } from '../../database/schema/accounts/identityTables';
import { createSessionRepository, privilegesOf } from '../../features/accounts/sessions/sessionRepository';
import { sessionCookie } from '../../plugins/session/sessionCookie';

/**
 * The callers, in the order of the columns. Visitors have no account; the last three are on the Free plan and
 * have that role.
 */
export const callers = ['visitor', 'free', 'basic', 'premium', 'pro', 'advisor', 'staff', 'admin'] as const;
export type Caller = (typeof callers)[number];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A caller, or the owner of an object. Each is created once per use, so that no cell affects another. */
export interface Subject {
  app: FastifyInstance;
  userId: string;
  email: string;
  headers: Readonly<Record<string, string>>;
  /** The body of a reply to them. */
  bodyOf: (method: Method, url: string, payload?: object) => Promise<unknown>;
}

const facts = {
  visitor: { plan: 'free', roles: [] },
  free: { plan: 'free', roles: [] },
  basic: { plan: 'basic', roles: [] },
  premium: { plan: 'premium', roles: [] },
  pro: { plan: 'premium_pro', roles: [] },
  advisor: { plan: 'free', roles: ['advisor'] },
  staff: { plan: 'free', roles: ['staff'] },
  admin: { plan: 'free', roles: ['admin'] },
} as const;

let subjects = 0;
/** Limits are per address too. */
export const nextAddress = () => `10.9.${Math.floor(subjects / 250)}.${(subjects++ % 250) + 1}`;

/** A new user of that kind in their browser. A visitor has an account, in which they are not signed in. */
export async function createSubject(app: FastifyInstance, caller: Caller): Promise<Subject> {
  const email = `${caller}-${randomUUID()}@tayyib.example`;
  const { plan, roles } = facts[caller];
  const [person] = await app.db
    .insert(users)
    .values({ email, firstName: 'Test', plan, roles: [...roles], emailVerifiedAt: app.clock.now() })
    .returning({ id: users.id });
  if (!person) throw new Error('The database keeps nobody.');
  await recordConsent(app.db, { userId: person.id, purpose: 'terms', isGiven: true, at: app.clock.now() });
  const headers = { 'sec-fetch-site': 'same-origin', ...(await cookieOf(app, person.id, caller)) };
  const bodyOf: Subject['bodyOf'] = async (method, url, payload) => {
    const remoteAddress = nextAddress();
    const reply = await app.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });
    return reply.json();
  };
  return { app, userId: person.id, email, headers, bodyOf };
}

async function cookieOf(
  app: FastifyInstance,
  userId: string,
  caller: Caller,
): Promise<Record<string, string>> {
  if (caller === 'visitor') return {};
  const session = { userId, kind: 'browser', deviceId: randomUUID() } as const;
  const { token } = await createSessionRepository(app.db).open(
    { ...session, privileges: privilegesOf(facts[caller]) },
    app.clock.now(),
  );
  return { cookie: `${sessionCookie}=${token}` };
}
