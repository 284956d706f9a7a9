import type { ipos } from '../facts/ipoTables';

/** A public issue of shares as stored. */
export type Ipo = typeof ipos.$inferSelect;
