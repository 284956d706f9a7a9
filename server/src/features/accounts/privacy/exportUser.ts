import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import type { Holding } from '../../../plugins/personalData/Holding';

/** All personal data of a user, by title, read in one snapshot. */
export async function exportUser(
  db: Database,
  holdings: readonly Holding[],
  userId: string,
): Promise<Record<string, unknown[]>> {
  return db.transaction(
    async (transaction) => {
      const found: Record<string, unknown[]> = {};
      for (const holding of holdings) {
        const { rows } = await transaction.execute<{ row: unknown }>(rowsOf(holding, userId));
        found[holding.title] = rows.map(({ row }) => row);
      }
      return found;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Names each exported column: the rows of a table never contain a column that nobody declared. */
function rowsOf({ table, isOf, exports, computed }: Holding, userId: string) {
  const columns = exports.map((column) => sql.identifier(column));
  const others = Object.entries(computed?.(userId) ?? {}).map(
    ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
  );
  return sql`select to_jsonb(exported_row) as row from (
    select ${sql.join([...columns, ...others], sql`, `)} from ${sql.identifier(table)} where ${isOf(userId)}
  ) exported_row`;
}
