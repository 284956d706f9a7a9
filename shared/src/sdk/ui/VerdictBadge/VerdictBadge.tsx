import type { Badge, FreshnessState, ReviewGrade } from '@tayyib/shared/contracts';
import { badgeNames } from '../../../shariah/wording/badgeNames';
import { gradeNames } from '../../../shariah/wording/gradeNames';
import type { IconName } from '../Icon/Icon';
import styles from './VerdictBadge.module.css';
import { VerdictMark } from './VerdictMark';

/** The labels of the three badges; tables show the short ones. */
export const badgeLabels: Readonly<Record<Badge, { text: string; short: string; icon: IconName }>> = {
  compliant: { ...badgeNames.compliant, icon: 'check' },
  non_compliant: { ...badgeNames.non_compliant, icon: 'cross' },
  under_review: { ...badgeNames.under_review, icon: 'warning' },
};

/** The grades in tables that are short of space. */
const shortGrades: Readonly<Record<ReviewGrade, string>> = {
  accounts_not_loaded: 'Not loaded',
  changed_since_accounts: 'Changed',
  figures_contradict: 'Figures disagree',
  business_not_known: 'Business unclear',
  passes_everything_stated: 'Passes so far',
};

interface Props {
  badge: Badge;
  size?: 'small' | 'large';
  /**
   * The accounts it is based on: an outdated verdict is shown with their year, one without an official filing as
   * provisional. Under review, its label is what they leave open.
   */
  age?: {
    accountsTo?: string | null | undefined;
    freshness?: FreshnessState | null | undefined;
    isProvisional?: boolean | undefined;
    grade?: ReviewGrade | null | undefined;
  };
}

/** A verdict as a label with an icon; never by colour alone. */
export function VerdictBadge({ badge, size = 'small', age }: Props) {
  const grade = badge === 'under_review' ? age?.grade : null;
  const label = grade ? <GradeLabel grade={grade} size={size} /> : <BadgeLabel badge={badge} size={size} />;
  const outdated = age?.freshness === 'outdated' ? age.accountsTo : null;
  const isProvisional = age?.isProvisional ?? false;
  if (!outdated && !isProvisional) return label;
  return (
    <span className={styles.aged}>
      {label} {isProvisional && <span className={styles.year}>Provisional</span>}{' '}
      {outdated && (
        <span className={styles.year}>
          <span data-short={outdated.slice(0, 4)}>Accounts of {outdated.slice(0, 4)}</span>
        </span>
      )}
    </span>
  );
}

function BadgeLabel({ badge, size }: { badge: Badge; size: 'small' | 'large' }) {
  const { text, short } = badgeLabels[badge];
  return (
    <span className={`${styles.badge} ${styles[badge]} ${styles[size]}`}>
      <VerdictMark badge={badge} />
      <span data-short={short}>{text}</span>
    </span>
  );
}

/** What leaves a company under review. Where only its accounts are not loaded, that is no warning of the company. */
function GradeLabel({ grade, size }: { grade: ReviewGrade; size: 'small' | 'large' }) {
  const isNotLoaded = grade === 'accounts_not_loaded';
  const colours = isNotLoaded ? styles.not_loaded : styles.under_review;
  return (
    <span className={`${styles.badge} ${colours} ${styles[size]}`}>
      <VerdictMark badge="under_review" grade={grade} />
      <span data-short={shortGrades[grade]}>
        <span className={styles.spoken}>{badgeLabels.under_review.text}: </span>
        {gradeNames[grade]}
      </span>
    </span>
  );
}
