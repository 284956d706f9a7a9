import type { DashboardArrangement } from '@tayyib/shared/contracts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { agreedTerms } from '../consents/agreedTerms';
import { users } from '../../../database/schema/accounts/identityTables';

/** A user, and the edition of the terms they last agreed to. */
export type UserRow = typeof users.$inferSelect & { termsVersion: string | null };
export type NewUser = typeof users.$inferInsert;

/** Users and their credentials. */
export function createUserRepository(db: Database | Transaction) {
  const select = () => db.select({ ...getTableColumns(users), termsVersion: agreedTerms }).from(users);
  const hasEmail = (email: string) => eq(sql`lower(${users.email})`, sql`lower(${email})`);

  return {
    /** Null when the email has an account already, ignoring case. */
    async add(user: NewUser): Promise<{ id: string } | null> {
      const [added] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
      return added ?? null;
    },
    async findByEmail(email: string): Promise<UserRow | null> {
      const [found] = await select().where(hasEmail(email));
      return found ?? null;
    },
    async findByPhone(phone: string): Promise<UserRow | null> {
      const [found] = await select().where(eq(users.phone, phone));
      return found ?? null;
    },
    async findById(id: string): Promise<UserRow | null> {
      const [found] = await select().where(eq(users.id, id));
      return found ?? null;
    },
    /**
     * The user behind a session or a link.
     * @throws ProblemError 401 when the account was deleted meanwhile
     */
    async require(id: string): Promise<UserRow> {
      const [found] = await select().where(eq(users.id, id));
      if (!found) throw new ProblemError(401, 'sign-in-needed', 'Please sign in first.');
      return found;
    },
    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db.update(users).set({ passwordHash }).where(eq(users.id, id));
    },
    /**
     * Replaces a hash by one of the same password with other cost parameters, unless the password was changed
     * meanwhile.
     */
    async renewHash(id: string, old: string, passwordHash: string): Promise<void> {
      await db
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, id), eq(users.passwordHash, old)));
    },
    /** The number moves to the user who can receive messages on it now, because operators reassign numbers. */
    async setPhone(id: string, phone: string): Promise<void> {
      await db.update(users).set({ phone: null }).where(eq(users.phone, phone));
      await db.update(users).set({ phone }).where(eq(users.id, id));
    },
    /** Sets what is given; what is undefined stays. */
    async setDetails(
      id: string,
      details: Partial<Pick<UserRow, 'firstName' | 'lastName' | 'description' | 'standard'>>,
    ): Promise<void> {
      await db.update(users).set(details).where(eq(users.id, id));
    },
    async setDashboard(id: string, dashboard: DashboardArrangement): Promise<void> {
      await db.update(users).set({ dashboard }).where(eq(users.id, id));
    },
    async removePhone(id: string): Promise<void> {
      await db.update(users).set({ phone: null }).where(eq(users.id, id));
    },
  };
}
