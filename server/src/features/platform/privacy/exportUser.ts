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
      for (const { table, title, isOf, leavesOut = [] } of holdings) {
        const withheld = sql.join(
          leavesOut.map((column) => sql` - ${column}::text`),
          sql``,
        );
        const { rows } = await transaction.execute<{ row: unknown }>(
          sql`select to_jsonb(held)${withheld} as row from ${sql.identifier(table)} held where ${isOf(userId)}`,
        );
        found[title] = rows.map(({ row }) => row);
      }
      return found;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
