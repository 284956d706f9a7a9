import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** PostgreSQL messages for invalid values (class 22) quote the value. */
const quotesTheValue = /^22/;

/**
 * A copy of an error without user data, for logs and storage: failed queries list their parameters, and PostgreSQL quotes
 * rejected rows. Everything else that helps debugging is retained.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DrizzleQueryError) return copyOf(error, `Failed query: ${error.query}`);
  if (error instanceof pg.DatabaseError) {
    const { code = '', table, column, constraint } = error;
    const message = quotesTheValue.test(code) ? 'a value that cannot be stored' : error.message;
    return Object.assign(copyOf(error, message), { code, table, column, constraint });
  }
  return withoutValues(error.cause) === error.cause ? error : copyOf(error, error.message);
}

function copyOf(error: Error, message: string): Error {
  const copy = new Error(message, { cause: withoutValues(error.cause) });
  copy.name = error.name;
  // the stack starts with the message
  copy.stack = error.stack?.replace(error.message, () => message);
  return copy;
}
