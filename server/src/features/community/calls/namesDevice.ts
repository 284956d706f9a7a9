import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a stored call or room names a device that begins with this. */
export const namesDevice = (held: AnyPgColumn, prefix: string): SQL =>
  sql`jsonb_path_exists(${held}, '$.** ? (@ starts with $prefix)', jsonb_build_object('prefix', ${prefix}::text))`;
