import type { Database } from '../../../../database/client';
import type { CooperativePace } from '../../../../lib/CooperativePace';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { factsToJudge } from '../../../../database/schema/facts/importingTables';

/**
 * Judges the companies touched by files since they were last judged.
 * @param all judges every company instead
 * @param pace aborts when the server stops; no company is then marked as judged
 * @returns how many verdicts were added
 */
export async function judgePending(db: Database, all = false, pace?: CooperativePace): Promise<number> {
  return db.transaction(async (transaction) => {
    const { id, isin, document } = factsToJudge;
    const pending = await transaction.delete(factsToJudge).returning({ id, isin, document });
    if (pending.length === 0 && !all) return 0;
    pending.sort((a, b) => a.id - b.id);
    const documents = [...new Set(pending.map((one) => one.document))];
    const isins = all ? undefined : pending.map((one) => one.isin);
    return recomputeVerdicts(transaction, isins, causeOf(documents), undefined, undefined, pace);
  });
}

function causeOf(documents: string[]): string {
  if (documents.length === 0) return 'Judged again with nothing new on file';
  return `Facts corrected by ${documents.slice(0, 3).join(', ')}${documents.length > 3 ? ' and others' : ''}`;
}
