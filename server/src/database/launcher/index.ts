export type { EmbeddedPostgres, EmbeddedPostgresOptions } from './embeddedPostgres';
export { startEmbeddedPostgres } from './embeddedPostgres';
