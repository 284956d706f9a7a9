import { z } from 'zod';

/**
 * A backup is a gzipped tar archive: `manifest.json`, then each table in parts (`tables/public.users/000001.copy`, in the text
 * format of PostgreSQL's COPY; each part ends with a whole row), then the files of modules (`modules/…`), and last `end.json`.
 */
export const format = 'tayyib-backup-1';
export const manifestName = 'manifest.json';
export const endName = 'end.json';
export const tablesFolder = 'tables/';
export const modulesFolder = 'modules/';

const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
export type Table = z.infer<typeof Table>;

/** What the tables of the archive look like: migrations of ours, and of the job queue. */
const SchemaVersion = z.object({
  /** How many migrations were applied. */
  migrations: z.int(),
  /** When the last of them was generated, in milliseconds: the same in two databases means the same migrations. */
  newest: z.string(),
  queue: z.int(),
});
export type SchemaVersion = z.infer<typeof SchemaVersion>;

export const Manifest = z.object({
  format: z.literal(format),
  createdAt: z.iso.datetime(),
  schema: SchemaVersion,
  tables: z.array(Table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string() })),
  /** Whether the archive contains the files of published modules; false where a bucket stores them. */
  hasModuleFiles: z.boolean(),
});
export type Manifest = z.infer<typeof Manifest>;

/** The last entry: an archive without it was cut. */
export const End = z.object({ rows: z.record(z.string(), z.int()), files: z.int() });
export type End = z.infer<typeof End>;

export const keyOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${schema}.${name}`;

/** Settings under which values are written and read as text, whatever those of the server or the role are. */
export const textSettings = [
  `set local client_encoding = 'UTF8'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'iso_8601'`,
  `set local timezone = 'UTC'`,
  `set local extra_float_digits = 3`,
  `set local bytea_output = 'hex'`,
  `set local statement_timeout = 0`,
  `set local idle_in_transaction_session_timeout = 0`,
];
