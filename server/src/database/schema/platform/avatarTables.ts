import { customType, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './identityTables';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Pictures people chose of themselves, as we drew them anew: 256 x 256 WebP. */
export const avatars = pgTable('avatars', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** sha256 of the picture, in part: its address changes with it. `users.avatar_version` says the same. */
  version: text('version').notNull(),
  webp: bytes('webp').notNull(),
});
