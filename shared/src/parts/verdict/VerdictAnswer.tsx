import type { ReactNode } from 'react';
import type { Badge, FreshnessState, ReviewGrade } from '@tayyib/shared/contracts';
import { badgeNames, gradeNames } from '@tayyib/shared/shariah';
import { VerdictMark } from '@tayyib/shared/sdk/ui';
import styles from './VerdictAnswer.module.css';

interface Props {
  badge: Badge;
  /** The accounts that it is based on. */
  age: {
    accountsTo: string | null;
    freshness: FreshnessState | null;
    isProvisional?: boolean | undefined;
    grade: ReviewGrade | null;
  };
  /** Why. */
  reason: string | undefined;
  /** By whom, on what, and what else there is to say. */
  children: ReactNode;
  /** Beside the answer. */
  aside?: ReactNode;
}

/** The answer of one standard on one company, as a banner. */
export function VerdictAnswer({ badge, age, reason, children, aside }: Props) {
  const { accountsTo, freshness, isProvisional, grade } = age;
  return (
    <section
      className={styles.banner}
      data-badge={badge}
      data-grade={grade ?? undefined}
      aria-label="Verdict"
    >
      <span className={styles.icon}>
        <VerdictMark badge={badge} grade={grade} />
      </span>
      <div className={styles.text}>
        <div className={styles.head}>
          <h2 className={styles.answer}>
            {badgeNames[badge].text}
            {grade && <span className={styles.note}> {gradeNames[grade]}</span>}
            {isProvisional && <span className={styles.note}> Provisional</span>}
            {freshness === 'outdated' && accountsTo !== null && (
              <span className={styles.note}> Accounts of {accountsTo.slice(0, 4)}</span>
            )}
          </h2>
          {aside}
        </div>
        <p className={styles.reason}>{reason}</p>
        {children}
      </div>
    </section>
  );
}
