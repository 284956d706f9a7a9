import type { ClassAnswerPreview, ClassDecision } from '@tayyib/shared/contracts';
import { formatCount, formatCountOf } from '@tayyib/shared/values/format';
import { standardIds, standardNames } from '@tayyib/shared/shariah';

/** What an advisor may answer of a class, as choices. */
export const answerLabels: Readonly<Record<Exclude<ClassDecision, 'withdrawn'>, string>> = {
  permissible: 'Permissible',
  not_permissible: 'Not permissible',
  doubtful: 'Doubtful: judge each company by itself',
};

/** The same choices where there is an answer already. */
export const decisionLabels: Readonly<Record<ClassDecision, string>> = {
  ...answerLabels,
  withdrawn: 'Withdraw the answer',
};

/** What was decided on a class, in a word or two. */
export const decisionNames: Readonly<Record<ClassDecision, string>> = {
  permissible: 'permissible',
  not_permissible: 'not permissible',
  doubtful: 'doubtful',
  withdrawn: 'withdrawn',
};

/** What a decision on a class moves: "31 of 192 companies get another verdict. TASIS: 4 compliant, 18 under review for something else." */
export function previewInWords({ judged, moved, byStandard }: ClassAnswerPreview): string {
  if (moved === 0) return 'No company gets another verdict by it today.';
  const verb = moved === 1 ? 'gets' : 'get';
  const standardsOf = new Map<string, string[]>();
  for (const moves of byStandard) {
    const parts = partsOf(moves);
    standardsOf.set(parts, [...(standardsOf.get(parts) ?? []), standardNames[moves.standard]]);
  }
  const sentences = [...standardsOf].map(([parts, names]) =>
    names.length === standardIds.length ? `Every standard: ${parts}.` : `${names.join(', ')}: ${parts}.`,
  );
  return [
    `${formatCount(moved)} of ${formatCountOf(judged, 'company', 'companies')} ${verb} another verdict.`,
    ...sentences,
  ].join(' ');
}

function partsOf({ compliant, nonCompliant, underReview }: ClassAnswerPreview['byStandard'][number]): string {
  return [
    ...(compliant > 0 ? [`${formatCount(compliant)} compliant`] : []),
    ...(nonCompliant > 0 ? [`${formatCount(nonCompliant)} not compliant`] : []),
    ...(underReview > 0 ? [`${formatCount(underReview)} under review for something else`] : []),
  ].join(', ');
}
