import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { ProblemError } from '../../plugins/ProblemError';
import { users } from './identityTables';
import { termsAcceptances } from './termsTables';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** People and how they prove who they are. */
export function createUserRepository(db: Database | Transaction) {
  const hasEmail = (email: string) => eq(sql`lower(${users.email})`, sql`lower(${email})`);

  return {
    /** Null when somebody has that email already, in whatever letters. */
    async add(person: NewUser): Promise<UserRow | null> {
      const [added] = await db.insert(users).values(person).onConflictDoNothing().returning();
      return added ?? null;
    },
    async findByEmail(email: string): Promise<UserRow | null> {
      const [found] = await db.select().from(users).where(hasEmail(email));
      return found ?? null;
    },
    async findByPhone(phone: string): Promise<UserRow | null> {
      const [found] = await db.select().from(users).where(eq(users.phone, phone));
      return found ?? null;
    },
    async findById(id: string): Promise<UserRow | null> {
      const [found] = await db.select().from(users).where(eq(users.id, id));
      return found ?? null;
    },
    /** The person behind a session or a link. @throws ProblemError 401 when the account has gone meanwhile */
    async require(id: string): Promise<UserRow> {
      const [found] = await db.select().from(users).where(eq(users.id, id));
      if (!found) throw new ProblemError(401, 'sign-in-needed', 'Please sign in first.');
      return found;
    },
    async setPassword(id: string, passwordHash: string): Promise<void> {
      await db.update(users).set({ passwordHash }).where(eq(users.id, id));
    },
    /** Replaces a hash by one of the same password at another cost, unless the password was changed meanwhile. */
    async renewHash(id: string, old: string, passwordHash: string): Promise<void> {
      await db
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.id, id), eq(users.passwordHash, old)));
    },
    /** Whoever can receive on a number now has it: numbers are given to new people after a while. */
    async setPhone(id: string, phone: string): Promise<void> {
      await db.update(users).set({ phone: null }).where(eq(users.phone, phone));
      await db.update(users).set({ phone }).where(eq(users.id, id));
    },
    /** Notes the agreement to that edition of the terms; the first one of an edition counts. */
    async acceptTerms(userId: string, version: string, acceptedAt: Date): Promise<void> {
      await db.insert(termsAcceptances).values({ userId, version, acceptedAt }).onConflictDoNothing();
      await db.update(users).set({ userStatus: true }).where(eq(users.id, userId));
    },
  };
}
