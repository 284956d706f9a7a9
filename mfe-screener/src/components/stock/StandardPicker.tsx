import type { FreshnessState, ReviewGrade, StandardId, Verdict } from '@tayyib/shared/contracts';
import { badgeOf, standardNames } from '@tayyib/shared/shariah';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { shortReason } from '../../domain/verdicts/shortReason';
import { tally } from '../../domain/verdicts/tally';
import { MyStandard } from '../market/MyStandard';
import styles from './StandardPicker.module.css';

interface Props {
  verdicts: readonly Verdict[];
  selected: StandardId;
  onSelect: (standard: StandardId) => void;
}

/** The verdict of every standard, one line each. Selects the standard whose details are shown. */
export function StandardPicker({ verdicts, selected, onSelect }: Props) {
  // what all of them say is said once
  const reasons = new Set(verdicts.map(shortReason));
  const [common] = reasons.size === 1 ? reasons : [];
  return (
    <fieldset className={styles.picker}>
      <legend>Judged by</legend>
      <p className={styles.tally}>
        {tally(verdicts)} {common && `${common}.`}
      </p>
      <div className={styles.standards}>
        {verdicts.map((verdict, at) => (
          <label key={verdict.standard.id} className={styles.standard}>
            <input
              type="radio"
              name="selected-standard"
              checked={verdict.standard.id === selected}
              onChange={() => onSelect(verdict.standard.id)}
            />
            <span className={styles.head}>
              <span className={styles.name}>
                {standardNames[verdict.standard.id]}
                {at === 0 && <small> our answer</small>}
              </span>{' '}
              <VerdictBadge badge={badgeOf(verdict.status)} age={ageOf(verdict)} />
            </span>
            {common === undefined && (
              <>
                {' '}
                <span className={styles.reason}>{shortReason(verdict)}</span>
              </>
            )}
          </label>
        ))}
      </div>
      <MyStandard shown={selected} />
    </fieldset>
  );
}

/** The accounts of a verdict as lists state them: their age, whether they are official, and what they leave open. */
const ageOf = ({
  accountsTo,
  freshness,
  isProvisional,
  grade,
}: Pick<Verdict, 'accountsTo' | 'freshness' | 'isProvisional' | 'grade'>): {
  accountsTo: string | null;
  freshness: FreshnessState | null;
  isProvisional: boolean;
  grade: ReviewGrade | null;
} => ({
  accountsTo,
  freshness: freshness?.state ?? null,
  isProvisional: isProvisional ?? false,
  grade: grade ?? null,
});
