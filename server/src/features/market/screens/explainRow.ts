import type { ScreenWhyReply, StandardId } from '@tayyib/shared/contracts';
import type { Explanation } from '@tayyib/shared/screens';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { resultOf, sourceOf } from './runScreen';
import type { PreparedScreen } from './runScreen';

const outcomes = ['failed', 'unknown', 'passed'] as const;

/** Why a company matched, or did not. Throws a 404 problem for an unlisted one. */
export function explainRow(prepared: PreparedScreen, standard: StandardId, isin: string): ScreenWhyReply {
  const { snapshot, screen } = prepared;
  const row = snapshot.rowOf(isin);
  const dossier = snapshot.dossiers[row ?? -1];
  if (row === undefined || dossier === undefined) {
    throw new ProblemError(404, 'stock-not-found', `No stock on file has the code ${isin}.`);
  }
  const truth = resultOf(prepared, standard).truths[row] ?? 1;
  return {
    isin,
    stock: dossier.name,
    outcome: outcomes[truth] ?? 'unknown',
    reasons: screen.explain(sourceOf(prepared, standard), row).flatMap((clause) => flat(clause, 0)),
  };
}

function flat({ parts, ...one }: Explanation, depth: number): ScreenWhyReply['reasons'] {
  return [{ depth, ...one }, ...parts.flatMap((part) => flat(part, depth + 1))];
}
