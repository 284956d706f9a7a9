import { sql } from 'drizzle-orm';
import { inBatches } from '../../../../lib/inBatches';
import type { Queryable } from '../../../../database/client';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';

export type VerdictRow = typeof verdicts.$inferInsert;

/**
 * Inserts rows in order. A batch is sent as one JSON text that the database parses: with a parameter for each
 * value, building the statement took longer than judging.
 */
export async function addVerdicts(db: Queryable, rows: readonly VerdictRow[]): Promise<void> {
  await inBatches(rows, (batch) =>
    db.execute(sql`
      insert into ${verdicts}
        (isin, standard, edition, status, grade, accounts_to, facts_as_of, verdict, receipt, inputs, override_id, cause, current)
      select isin, standard, edition, status, grade, "accountsTo", "factsAsOf", verdict, receipt, nullif(inputs, 'null'::jsonb),
        "overrideId", cause, current
      from rows from (jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as (
        isin text, standard text, edition text, status smallint, grade text, "accountsTo" date, "factsAsOf" date, verdict jsonb,
        receipt text, inputs jsonb, "overrideId" uuid, cause text, current boolean
      )) with ordinality
      order by ordinality
    `),
  );
}
