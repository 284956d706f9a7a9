import { and, eq, exists } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { alertPictures, broadcasts } from '../../../../database/schema/personal/alertTables';

/** Pictures of messages to everyone, by the hash of their content. */
export function createPictureRepository(db: Database) {
  return {
    async add(picture: typeof alertPictures.$inferInsert): Promise<void> {
      await db.insert(alertPictures).values(picture).onConflictDoNothing();
    },

    async has(version: string): Promise<boolean> {
      return (await db.$count(alertPictures, eq(alertPictures.version, version))) > 0;
    },

    /** Null where no message that was sent shows it. */
    async findSent(version: string): Promise<typeof alertPictures.$inferSelect | null> {
      const sent = db.select().from(broadcasts).where(eq(broadcasts.image, version));
      const [found] = await db
        .select()
        .from(alertPictures)
        .where(and(eq(alertPictures.version, version), exists(sent)));
      return found ?? null;
    },
  };
}
