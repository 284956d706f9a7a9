import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/src/database/client';
import { users } from '../../../server/src/database/schema/accounts/identityTables';
import { recordConsent } from '../../../server/src/features/accounts/consents/changeConsents';
import {
  createSessionRepository,
  privilegesOf,
} from '../../../server/src/features/accounts/sessions/sessionRepository';
import { sessionCookie } from '../../../server/src/plugins/session/sessionCookie';

type Account = Required<Pick<typeof users.$inferInsert, 'plan' | 'roles'>>;

/** A user with a session. */
interface SignedIn {
  userId: string;
  /** Those of their browser. */
  headers: Record<string, string>;
}

/** Adds a user with a session. */
export async function signIn(
  db: Database,
  account: Account = { plan: 'premium', roles: [] },
): Promise<SignedIn> {
  const email = `${randomUUID()}@tayyib.example`;
  const [person] = await db
    .insert(users)
    .values({ email, firstName: 'Bench', ...account, emailVerifiedAt: new Date() })
    .returning({ id: users.id });
  if (!person) throw new Error('The database has no users.');
  await recordConsent(db, { userId: person.id, purpose: 'terms', isGiven: true, at: new Date() });
  const { token } = await createSessionRepository(db).open(
    { userId: person.id, kind: 'browser', deviceId: randomUUID(), privileges: privilegesOf(account) },
    new Date(),
  );
  const headers = { cookie: `${sessionCookie}=${token}`, 'sec-fetch-site': 'same-origin' };
  return { userId: person.id, headers };
}
