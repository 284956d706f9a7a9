import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { users } from './identityTables';

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

/** People and what they may do. */
export function createUserRepository(db: Database) {
  return {
    /** Null when somebody has that email already, in whatever letters. */
    async add(person: NewUser): Promise<UserRow | null> {
      const [added] = await db.insert(users).values(person).onConflictDoNothing().returning();
      return added ?? null;
    },
    async findByEmail(email: string): Promise<UserRow | null> {
      const [found] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
      return found ?? null;
    },
    async findById(id: string): Promise<UserRow | null> {
      const [found] = await db.select().from(users).where(eq(users.id, id));
      return found ?? null;
    },
  };
}
