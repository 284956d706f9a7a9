import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { users } from '../../../../database/schema/accounts/identityTables';
import { moduleOwners, modules, moduleVersions } from '../../../../database/schema/platform/modulesTables';

/** An account that may own a module, as staff name it. */
export interface StaffAccount {
  id: string;
  email: string;
  roles: readonly string[];
}

/** The owners of modules. */
export function createOwnerRepository(db: Queryable) {
  return {
    /** Lets nobody else change the owners and tokens of a module until the transaction ends. */
    async lock(moduleId: string): Promise<void> {
      await db.select({ id: modules.id }).from(modules).where(eq(modules.id, moduleId)).for('update');
    },

    /** The owners of a module, those first who are it longest. */
    async of(moduleId: string): Promise<string[]> {
      const rows = await db
        .select({ userId: moduleOwners.userId })
        .from(moduleOwners)
        .where(eq(moduleOwners.moduleId, moduleId))
        .orderBy(asc(moduleOwners.addedAt), asc(moduleOwners.userId));
      return rows.map(({ userId }) => userId);
    },

    /** Whether staff have uploaded a version of the module, so that it had an owner. */
    async wasPublished(moduleId: string): Promise<boolean> {
      const isPublished = and(eq(moduleVersions.moduleId, moduleId), eq(moduleVersions.source, 'published'));
      return (await db.$count(moduleVersions, isPublished)) > 0;
    },

    async add(moduleId: string, userIds: readonly string[], addedAt: Date): Promise<void> {
      if (userIds.length === 0) return;
      await db.insert(moduleOwners).values(userIds.map((userId) => ({ moduleId, userId, addedAt })));
    },

    async remove(moduleId: string, userIds: readonly string[]): Promise<void> {
      if (userIds.length === 0) return;
      await db
        .delete(moduleOwners)
        .where(and(eq(moduleOwners.moduleId, moduleId), inArray(moduleOwners.userId, [...userIds])));
    },

    /** The accounts with these emails, whatever their case. */
    async accounts(emails: readonly string[]): Promise<StaffAccount[]> {
      if (emails.length === 0) return [];
      const lowered = sql<string>`lower(${users.email})`;
      return db
        .select({ id: users.id, email: lowered, roles: users.roles })
        .from(users)
        .where(inArray(lowered, [...emails]));
    },
  };
}
