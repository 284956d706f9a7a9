import type { NewModuleToken } from '@tayyib/shared/contracts';
import { closedStatus } from '@tayyib/shared/account-status';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { users } from '../../../../database/schema/accounts/identityTables';
import { moduleOwners, moduleTokens } from '../../../../database/schema/platform/modulesTables';
import { dayMs } from '../../../../lib/durations';
import { hashOfSecret, newModuleSecret } from './moduleTokens';

export type TokenRow = typeof moduleTokens.$inferSelect;

/** Roles whose accounts may call the routes of staff. */
const staffRoles = ['staff', 'admin'];

/** The tokens of modules. */
export function createTokenRepository(db: Queryable) {
  const isOpen = (now: Date) => and(gt(moduleTokens.expiresAt, now), isNull(moduleTokens.revokedAt));

  return {
    /** Those that are neither expired nor revoked, newest first. */
    openOf(moduleId: string, now: Date): Promise<TokenRow[]> {
      return db
        .select()
        .from(moduleTokens)
        .where(and(eq(moduleTokens.moduleId, moduleId), isOpen(now)))
        .orderBy(desc(moduleTokens.createdAt));
    },

    async make(
      moduleId: string,
      createdBy: string,
      { name, days }: NewModuleToken,
      now: Date,
    ): Promise<{ row: TokenRow; secret: string }> {
      const secret = newModuleSecret();
      const expiresAt = new Date(now.getTime() + days * dayMs);
      const [row] = await db
        .insert(moduleTokens)
        .values({ moduleId, name, hash: hashOfSecret(secret), createdBy, createdAt: now, expiresAt })
        .returning();
      if (!row) throw new Error('PostgreSQL stored a token without returning it.');
      return { row, secret };
    },

    /** Null where the module has no open one with that id. */
    async revoke(moduleId: string, id: string, now: Date): Promise<TokenRow | null> {
      const [revoked] = await db
        .update(moduleTokens)
        .set({ revokedAt: now })
        .where(and(eq(moduleTokens.id, id), eq(moduleTokens.moduleId, moduleId), isOpen(now)))
        .returning();
      return revoked ?? null;
    },

    /** Ends the tokens that people made who do not own the module any more. */
    async revokeOf(moduleId: string, createdBy: string, now: Date): Promise<void> {
      await db
        .update(moduleTokens)
        .set({ revokedAt: now })
        .where(
          and(
            eq(moduleTokens.moduleId, moduleId),
            eq(moduleTokens.createdBy, createdBy),
            isNull(moduleTokens.revokedAt),
          ),
        );
    },

    /**
     * The token that publishes this module now, and that it was used; null for any other. A token ends with the ownership, the role and
     * the account of who made it.
     */
    async use(moduleId: string, secret: string, now: Date): Promise<TokenRow | null> {
      const [found] = await db
        .select({ token: moduleTokens, roles: users.roles })
        .from(moduleTokens)
        .innerJoin(users, and(eq(users.id, moduleTokens.createdBy), ne(users.status, closedStatus)))
        .innerJoin(
          moduleOwners,
          and(
            eq(moduleOwners.moduleId, moduleTokens.moduleId),
            eq(moduleOwners.userId, moduleTokens.createdBy),
          ),
        )
        .where(
          and(eq(moduleTokens.hash, hashOfSecret(secret)), eq(moduleTokens.moduleId, moduleId), isOpen(now)),
        );
      if (!found?.roles.some((role) => staffRoles.includes(role))) return null;
      await db.update(moduleTokens).set({ lastUsedAt: now }).where(eq(moduleTokens.id, found.token.id));
      return found.token;
    },
  };
}
