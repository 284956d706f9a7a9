import type { Badge, ReviewGrade, StandardId } from '@tayyib/shared/contracts';
import { spokenDay } from '../../values/calendar';
import { standardNames } from '../../contracts/verdicts/standards';
import { badgeNames } from './badgeNames';
import { gradeNames } from './gradeNames';
import { withoutFigures } from './withoutFigures';

interface StatedAnswer {
  badge: Badge;
  grade: ReviewGrade | null;
  standard: StandardId;
  /** The deciding reason; its ratios are left out. */
  reason: string;
  /** Last day of the accounts; null for none. */
  accountsTo: string | null;
}

/** An answer in two or three sentences, as previews of links and shared texts have it. It has no ratio of a company. */
export function answerInWords({ badge, grade, standard, reason, accountsTo }: StatedAnswer): string {
  const { text } = badgeNames[badge];
  const answer = grade ? `${text}: ${gradeNames[grade]}` : text;
  const accounts = accountsTo === null ? '' : ` On accounts to ${spokenDay(accountsTo)}.`;
  return `${answer} by ${standardNames[standard]}. ${withoutFigures(reason)}${accounts}`;
}
