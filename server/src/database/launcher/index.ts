export { startEmbeddedPostgres } from './embeddedPostgres';
