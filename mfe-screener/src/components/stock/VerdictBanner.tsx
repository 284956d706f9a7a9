import type { Verdict } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { useMyStandard, useViewer } from '@tayyib/shared/sdk/modules';
import { Link, useSearchParams } from '@tayyib/shared/sdk/router';
import {
  badgeOf,
  freshnessSentences,
  gradeNames,
  gradeSentences,
  standardNames,
  testsInWords,
} from '@tayyib/shared/shariah';
import { badgeLabels, Icon } from '@tayyib/shared/sdk/ui';
import styles from './VerdictBanner.module.css';

interface Props {
  /** The verdict of the standard the viewer chose. */
  verdict: Verdict;
  /** The verdict of our default standard. */
  byDefault: Verdict;
}

/** The verdict of the chosen standard with its deciding reason; the other reasons are in the standard's details. */
export function VerdictBanner({ verdict, byDefault }: Props) {
  const { user } = useViewer();
  const mine = useMyStandard();
  const [address] = useSearchParams();
  const badge = badgeOf(verdict.status);
  const defaultBadge = badgeOf(byDefault.status);
  const { text, icon } = badgeLabels[badge];
  const { standard, accountsTo, nature, freshness, isProvisional, grade } = verdict;
  const open = whyOpen(verdict);
  const change = new URLSearchParams(address);
  change.delete('part');
  const [age, ...moreAboutAge] = freshness ? freshnessSentences(freshness) : [];
  return (
    <section
      className={styles.banner}
      data-badge={badge}
      data-grade={grade ?? undefined}
      aria-label="Verdict"
    >
      <span className={styles.icon}>
        <Icon name={grade === 'accounts_not_loaded' ? 'info' : icon} />
      </span>
      <div>
        <h2 className={styles.answer}>
          {text}
          {grade && <span className={styles.year}> {gradeNames[grade]}</span>}
          {isProvisional && <span className={styles.year}> Provisional</span>}
          {freshness?.state === 'outdated' && (
            <span className={styles.year}> Accounts of {freshness.accountsTo.slice(0, 4)}</span>
          )}
        </h2>
        <p className={styles.reason}>{leadOf(verdict)}</p>
        {open && <p className={styles.basis}>{open}</p>}
        {age && (
          <details className={styles.age}>
            <summary>{age}</summary>
            <p>{moreAboutAge.join(' ')}</p>
          </details>
        )}
        <p className={styles.basis}>
          By {standard.title}, <span>edition {standard.edition}</span>
          {accountsTo && `, on ${nature ?? ''} accounts to ${formatDay(accountsTo)}`}.
        </p>
        {user && (
          <p className={styles.basis}>
            <Link className={styles.chip} to={`?${change}`} title="Change it below, under Shariah">
              My standard: {standardNames[mine]}
            </Link>
          </p>
        )}
        {badge !== defaultBadge && (
          <p className={styles.basis}>
            By {standardNames[byDefault.standard.id]}, our default: {badgeLabels[defaultBadge].text}.
          </p>
        )}
      </div>
    </section>
  );
}

/**
 * What decides, or why nothing does: that accounts are not loaded in a sentence, and what is open beside the tests that are passed.
 * What exactly is missing is in the details. An advisor's decision leads always.
 */
function leadOf({ grade, override, ratios, reasons }: Verdict): string | undefined {
  if (override !== null) return reasons[0];
  if (grade === 'accounts_not_loaded') return gradeSentences[grade];
  return grade === 'passes_everything_stated' && ratios.length > 0
    ? `${testsInWords({ ratios })}.`
    : reasons[0];
}

/** The sentence of the grade; null where it leads, and beside an advisor's decision. */
const whyOpen = ({ grade, override }: Verdict): string | null =>
  !grade || grade === 'accounts_not_loaded' || override !== null ? null : gradeSentences[grade];
