import type { StandardId, Verdict } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import {
  badgeOf,
  freshnessSentences,
  gradeSentences,
  standardNames,
  testsInWords,
} from '@tayyib/shared/shariah';
import { badgeLabels } from '@tayyib/shared/sdk/ui';
import { Info } from '@tayyib/shared/parts/page';
import { VerdictAnswer } from '@tayyib/shared/parts/verdict';
import { MyStandardChip } from './standard/MyStandardChip';
import styles from './VerdictBanner.module.css';

interface Props {
  /** The verdict of the standard the viewer chose. */
  verdict: Verdict;
  /** The verdict of our default standard. */
  byDefault: Verdict;
  /** Shows the verdict of another standard. */
  onSelect: (standard: StandardId) => void;
}

/** The verdict of the chosen standard with its deciding reason; the other reasons are in the standard's details. */
export function VerdictBanner({ verdict, byDefault, onSelect }: Props) {
  const badge = badgeOf(verdict.status);
  const defaultBadge = badgeOf(byDefault.status);
  const { standard, accountsTo, nature, freshness, isProvisional, grade } = verdict;
  const open = whyOpen(verdict);
  return (
    <VerdictAnswer
      badge={badge}
      age={{ accountsTo, freshness: freshness?.state ?? null, isProvisional, grade: grade ?? null }}
      reason={leadOf(verdict)}
      aside={<MyStandardChip onChosen={onSelect} />}
    >
      <div className={styles.basis}>
        {open} By {standard.title}
        {accountsTo && `, on ${nature ?? ''} accounts to ${formatDay(accountsTo)}`}.
        {badge !== defaultBadge &&
          ` By ${standardNames[byDefault.standard.id]}, our default: ${badgeLabels[defaultBadge].text}.`}{' '}
        <Info isCorner about="By which edition, and how old the accounts are">
          <p>Edition {standard.edition}.</p>
          {freshness && <p>{freshnessSentences(freshness).join(' ')}</p>}
        </Info>
      </div>
    </VerdictAnswer>
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
