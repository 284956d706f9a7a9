import type { ScreenWhyReply, StandardId } from '@tayyib/shared/contracts';
import type { Explanation } from '@tayyib/shared/screens';
import { ProblemError } from '../../../plugins/http/ProblemError';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { resultOf } from './prepareScreen';
import type { PreparedScreen } from './prepareScreen';

const outcomes = ['failed', 'unknown', 'passed'] as const;

/** Why a company matched, or did not. Throws a 404 problem for an unlisted one. */
export function explainRow(
  snapshot: MarketSnapshot,
  prepared: PreparedScreen,
  standard: StandardId,
  isin: string,
): ScreenWhyReply {
  const row = snapshot.rowOf(isin);
  const dossier = snapshot.dossiers[row ?? -1];
  if (row === undefined || dossier === undefined) {
    throw new ProblemError(404, 'stock-not-found', `We know no stock by the code ${isin}.`);
  }
  const { screen } = prepared;
  const truth = resultOf(snapshot, prepared, standard).truths[row] ?? 1;
  return {
    isin,
    stock: dossier.name,
    outcome: outcomes[truth] ?? 'unknown',
    reasons: screen.explain(snapshot.source(standard, screen.asOf), row).flatMap((clause) => flat(clause, 0)),
  };
}

function flat({ parts, ...one }: Explanation, depth: number): ScreenWhyReply['reasons'] {
  return [{ depth, ...one }, ...parts.flatMap((part) => flat(part, depth + 1))];
}
