import { isDeepStrictEqual } from 'node:util';
import { badgeOf, judgeInputs } from '@tayyib/shared/shariah';
import type { StandardData } from '@tayyib/shared/contracts';
import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { editionData } from '../../verdicts/standards/standardsRepository';

const rowsAtOnce = 2000;

/** Works out every verdict stored, old or new, from its receipt; names those that come out otherwise. */
export async function verdictsUnlikeReceipts(db: Database): Promise<{ checked: number; wrong: string[] }> {
  const editions = new Map<string, StandardData>();
  const wrong: string[] = [];
  let checked = 0;
  for (let after = 0; ;) {
    const rows = await receiptsAfter(db, after);
    for (const { id, isin, standard, edition, inputs, stored } of rows) {
      const named = `${standard} ${edition}`;
      const data = editions.get(named) ?? (await editionData(db, standard, edition));
      if (data === undefined || inputs === null)
        throw new Error(`${named}, or what ${id} is based on, is not stored.`);
      editions.set(named, data);
      const { receipt, status, stars, ratios } = judgeInputs(inputs, data);
      if (!isDeepStrictEqual({ receipt, status, stars, ratios }, stored)) wrong.push(`${isin} ${named}`);
    }
    checked += rows.length;
    after = rows.at(-1)?.id ?? 0;
    if (rows.length === 0) return { checked, wrong };
  }
}

const receiptsAfter = (db: Database, after: number) =>
  db
    .select({
      id: verdicts.id,
      isin: verdicts.isin,
      standard: verdicts.standard,
      edition: verdicts.edition,
      inputs: verdicts.inputs,
      stored: sql<unknown>`jsonb_build_object('receipt', ${verdicts.receipt}, 'status', ${verdicts.verdict}->'computedStatus',
          'stars', ${verdicts.verdict}->'stars', 'ratios', ${verdicts.verdict}->'ratios')`,
    })
    .from(verdicts)
    .where(gt(verdicts.id, after))
    .orderBy(asc(verdicts.id))
    .limit(rowsAtOnce);

/** Names the verdicts with missing facts that pass or fail by nothing that is known. */
export async function verdictsByMissingFacts(db: Database): Promise<{ checked: number; wrong: string[] }> {
  const rows = await db
    .select({ isin: verdicts.isin, standard: verdicts.standard, verdict: verdicts.verdict })
    .from(verdicts)
    .where(sql`${verdicts.current} and jsonb_array_length(${verdicts.verdict}->'missing') > 0`);
  const wrong = rows.filter(({ verdict: { computedStatus, ratios, business } }) => {
    const unknown = ratios.filter(({ value }) => value === null);
    // a ratio that is not known neither passes nor fails, and no company is compliant whose ratio is not known
    const isGuessed =
      unknown.some(({ passes }) => passes !== null) || (computedStatus === 1 && unknown.length > 0);
    const failsByNothing =
      badgeOf(computedStatus) === 'non_compliant' &&
      business.outcome !== 'not_permissible' &&
      !ratios.some(({ passes }) => passes === false);
    return isGuessed || failsByNothing;
  });
  return { checked: rows.length, wrong: wrong.map(({ isin, standard }) => `${isin} ${standard}`) };
}
