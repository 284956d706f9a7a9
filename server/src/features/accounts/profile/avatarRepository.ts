import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { avatars } from '../../../database/schema/accounts/avatarTables';
import { users } from '../../../database/schema/accounts/identityTables';

type AvatarRow = typeof avatars.$inferSelect;

/** Avatars of users, one each; the version of the present one is also in the row of its user. */
export function createAvatarRepository(db: Database) {
  return {
    put: ({ userId, version, webp }: typeof avatars.$inferInsert): Promise<void> =>
      db.transaction(async (transaction) => {
        await transaction
          .insert(avatars)
          .values({ userId, version, webp })
          .onConflictDoUpdate({ target: avatars.userId, set: { version, webp } });
        await transaction.update(users).set({ avatarVersion: version }).where(eq(users.id, userId));
      }),

    remove: (userId: string): Promise<void> =>
      db.transaction(async (transaction) => {
        await transaction.delete(avatars).where(eq(avatars.userId, userId));
        await transaction.update(users).set({ avatarVersion: null }).where(eq(users.id, userId));
      }),

    /** Null where it is not the user's present one. */
    async find(userId: string, version: string): Promise<AvatarRow | null> {
      const [found] = await db
        .select()
        .from(avatars)
        .where(and(eq(avatars.userId, userId), eq(avatars.version, version)));
      return found ?? null;
    },
  };
}
