import { consentPurposes } from '@tayyib/shared/consents';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { consentEvents } from '../database/schema/accounts/consentTables';
import { users } from '../database/schema/accounts/identityTables';
import { hashPassword } from '../features/accounts/identity/password/passwords';
import { people, testPassword } from './people';
import { forgetSignIns } from './signedIn';
import { until } from './waiting';

/** Deletes all rows except the registry of modules, which is there before any test, and what workers know of tasks. */
const deleteRows = sql`do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in
      select format('%I.%I', schemaname, tablename) from pg_tables
      where (schemaname = 'public' and tablename <> 'module_registry') or tablename = '_private_jobs'
    loop
      execute 'delete from ' || name;
    end loop;
  end
$$`;

let passwordHash: Promise<string> | undefined;

/**
 * For `beforeEach`: every test of a file finds the database as it is in a new app, and the people have new accounts,
 * at a small part of the cost of an app. Resets the app's clock as well. What the app has in memory stays, and so do open
 * sockets: a test closes its own. Once a socket was opened, the app runs its jobs by itself.
 */
export async function resetDatabase(app: FastifyInstance): Promise<void> {
  if (app.server.listening) await until(() => isIdle(app));
  forgetSignIns(app);
  app.clock.now = () => new Date();
  passwordHash ??= hashPassword(testPassword);
  const account = { passwordHash: await passwordHash, emailVerifiedAt: new Date() };
  const terms = { purpose: 'terms', action: 'given', version: consentPurposes.terms.version } as const;
  await app.db.transaction(async (transaction) => {
    await transaction.execute(deleteRows);
    await transaction.execute(sql`set local session_replication_role = origin`);
    const added = await transaction
      .insert(users)
      .values(Object.values(people).map((person) => ({ ...person, ...account })))
      .returning({ userId: users.id });
    const consents = added.map(({ userId }) => ({ ...terms, userId, at: account.emailVerifiedAt }));
    await transaction.insert(consentEvents).values(consents);
  });
}

/** Whether no job runs that would still write what the test before began. */
async function isIdle(app: FastifyInstance): Promise<boolean> {
  await app.db.execute(sql`delete from graphile_worker._private_jobs where locked_at is null`);
  const running = await app.db.execute(sql`select from graphile_worker._private_jobs limit 1`);
  return running.rowCount === 0;
}
