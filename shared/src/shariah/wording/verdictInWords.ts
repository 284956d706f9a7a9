import { withSmallLetter } from '../../values/format';
import type { Badge, ReviewGrade } from '@tayyib/shared/contracts';
import { gradeNames } from './gradeNames';

const verdicts: Readonly<Record<Badge, string>> = {
  compliant: 'Compliant',
  non_compliant: 'Not compliant',
  under_review: 'Under review',
};

/** A verdict as files state it: "Under review: passes everything stated". */
export function verdictInWords(badge: Badge, grade: ReviewGrade | null | undefined): string {
  if (badge !== 'under_review' || !grade) return verdicts[badge];
  const name = gradeNames[grade];
  return `${verdicts[badge]}: ${withSmallLetter(name)}`;
}
