import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { passkeys } from '../../../database/schema/accounts/passkeyTables';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The stored passkeys of users. */
export const passkeyRepository = {
  of: (db: Database | Transaction, userId: string): Promise<PasskeyRow[]> =>
    db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),

  async find(db: Database | Transaction, credentialId: string): Promise<PasskeyRow | null> {
    const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
    return found ?? null;
  },

  /** False where the authenticator has registered it before, for any account. */
  async add(transaction: Transaction, row: typeof passkeys.$inferInsert): Promise<boolean> {
    const added = await transaction
      .insert(passkeys)
      .values(row)
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ id: passkeys.id });
    return added.length > 0;
  },

  /**
   * Stores the counter of a use. False where it has not increased: then it was used before, or the authenticator was
   * copied. Authenticators that do not count always send 0.
   */
  async count(
    db: Database | Transaction,
    { id, counter, now }: { id: string; counter: number; now: Date },
  ): Promise<boolean> {
    const counted = await db
      .update(passkeys)
      .set({ counter, lastUsedAt: now })
      .where(
        and(
          eq(passkeys.id, id),
          or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`)),
        ),
      )
      .returning({ id: passkeys.id });
    return counted.length > 0;
  },

  /** False where that user has no such passkey. */
  async rename(
    db: Database | Transaction,
    { userId, id, name }: Pick<PasskeyRow, 'userId' | 'id' | 'name'>,
  ): Promise<boolean> {
    const renamed = await db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id });
    return renamed.length > 0;
  },

  /** @returns the removed one; null where that user has no such passkey */
  async remove(transaction: Transaction, userId: string, id: string): Promise<PasskeyRow | null> {
    const [removed] = await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning();
    return removed ?? null;
  },
};
