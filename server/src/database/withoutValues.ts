import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** What PostgreSQL says of a value that cannot be one of its kind (class 22) quotes the value. */
const quotesTheValue = /^22/;

/**
 * The same error as it may be written down: a query that failed names the values it carried, and PostgreSQL the row it refused.
 * They are what people wrote to each other, their addresses and the like. Everything that helps to find the fault stays.
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
  // the stack begins with the message
  copy.stack = error.stack?.replace(error.message, () => message);
  return copy;
}
