import { useId, useState } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { formatDay } from '@tayyib/shared/format';
import { standardNames } from '@tayyib/shared/shariah';
import { Alert, Button } from '@tayyib/shared/ui';
import type { Restated } from '../../domain/ledger/compareAccounts';
import { correctionOf, ratesInWords, whyRestated } from '../../domain/ledger/correctionOf';
import { methods } from '../../domain/purification/sources';
import { useComparison } from '../../state/ledger/useComparison';
import type { Ledger } from '../../state/ledger/useLedger';
import { dueInWords } from '../purification/amountInWords';
import { inRupees } from '../../domain/paise';
import { Incomparable } from './Incomparable';
import styles from './RestatedAccounts.module.css';

/** Dues whose accounts were restated since: what differs, by how much and why, and a correction to add beside them. */
export function RestatedAccounts({ lines, addDues }: Pick<Ledger, 'lines' | 'addDues'>) {
  const id = useId();
  const { comparison, day, error, retry } = useComparison(lines);
  const [isWorking, setIsWorking] = useState(false);
  const [outcome, setOutcome] = useState<{ failure: string | null } | null>(null);
  if (comparison === null && !error) return null;
  const { restated = [], incomparable = [], sameCount = 0 } = comparison ?? {};
  const isEmpty = restated.length + incomparable.length + sameCount === 0;
  if (isEmpty && !error && outcome === null) return null;
  const corrections = restated.flatMap((each) => correctionOf(each) ?? []);
  const add = async (dues: typeof corrections) => {
    setIsWorking(true);
    const failure = await addDues(dues);
    setIsWorking(false);
    setOutcome({ failure });
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>Accounts restated since</h2>
      {comparison === null && (
        <Alert
          role="alert"
          type="error"
          title={`The dues could not be compared with the accounts on file. ${toMessage(error)}`}
          action={<Button onClick={retry}>Try again</Button>}
        />
      )}
      {restated.length > 0 && (
        <>
          <p>
            A correction is a further line with today’s date. The line it corrects and statements of past
            years stay as they are.
          </p>
          <ul className={styles.list}>
            {restated.map((each) => (
              <li key={each.line.id}>
                <Difference restated={each} />
                <Correct restated={each} isWorking={isWorking} onAdd={add} />
              </li>
            ))}
          </ul>
          {corrections.length > 1 && (
            <Button type="primary" loading={isWorking} onClick={() => void add(corrections)}>
              Add all {corrections.length} corrections
            </Button>
          )}
        </>
      )}
      {outcome?.failure != null && <Alert role="alert" type="error" title={outcome.failure} />}
      <p role="status" className={styles.status}>
        {outcome?.failure === null && 'The ledger is up to date.'}
      </p>
      {sameCount > 0 && (
        <p className={styles.note}>
          {sameCount} {sameCount === 1 ? 'due agrees' : 'dues agree'} with the accounts on file
          {day !== null && ` on ${formatDay(day)}`}.
        </p>
      )}
      <Incomparable all={incomparable} />
    </section>
  );
}

/** What differs, by how much and why. */
function Difference({ restated }: { restated: Restated }) {
  const { line, method, duePaise, due } = restated;
  const by = `${methods[method].title}${line.standard === null ? '' : `, ${standardNames[line.standard]}`}`;
  return (
    <div>
      <strong>
        {line.name}, year to {formatDay(line.yearTo)}
      </strong>
      <p>
        {whyRestated(restated)}: {ratesInWords(restated)}.
      </p>
      <p className={styles.note}>
        {by}: {inRupees(duePaise)} due in the ledger, {dueInWords(due)} by the accounts on file.
      </p>
    </div>
  );
}

interface CorrectProps {
  restated: Restated;
  isWorking: boolean;
  onAdd: (dues: NonNullable<ReturnType<typeof correctionOf>>[]) => Promise<void>;
}

function Correct({ restated, isWorking, onAdd }: CorrectProps) {
  const correction = correctionOf(restated);
  const { line, isOtherFiling, duePaise } = restated;
  if (correction === null)
    return (
      <p className={styles.note}>
        {isOtherFiling
          ? 'The accounts leave a range, so no correction can be computed. Choose an amount in the calculator, and add it from there.'
          : 'The accounts were not restated, so nothing is corrected. The calculator computes it as it is read now.'}
      </p>
    );
  const difference = correction.duePaise - duePaise;
  const words = `${difference < 0 ? '−' : '+'}${inRupees(Math.abs(difference))}`;
  return (
    <Button
      loading={isWorking}
      aria-label={`Add a correction of ${words} for ${line.name}, year to ${formatDay(line.yearTo)}`}
      onClick={() => void onAdd([correction])}
    >
      Add a correction of {words}
    </Button>
  );
}
