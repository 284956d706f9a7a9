import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './identityTables';
import { bytes } from '../bytes';

/** Profile images, re-encoded as 256 x 256 WebP. */
export const avatars = pgTable('avatars', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Part of the sha256 of the image, used in its URL. Same as `users.avatar_version`. */
  version: text('version').notNull(),
  webp: bytes('webp').notNull(),
});
