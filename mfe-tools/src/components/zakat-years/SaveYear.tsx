import { useState } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import type { YearToSave } from '../../domain/zakat-years/drafts';
import type { ZakatYear } from '../../domain/zakat-years/yearsOf';
import { inRupees } from '@tayyib/shared/values/amounts';
import type { ZakatYears } from '../../state/zakat-years/useZakatYears';
import { bothCalendars } from '../zakat/year/bothCalendars';
import styles from './ZakatYears.module.css';

interface Props {
  current: YearToSave | string;
  years: readonly ZakatYear[];
  onSave: ZakatYears['save'];
}

/** Saves the year that is typed; again as a correction. */
export function SaveYear({ current, years, onSave }: Props) {
  const [outcome, setOutcome] = useState<{ failure: string | null; of: YearToSave } | null>(null);
  if (typeof current === 'string') return <p className={styles.screenOnly}>{current}</p>;
  const { year, duePaise, facts } = current;
  const isCorrection = years.some((each) => each.year === year);
  const save = async () => setOutcome({ failure: await onSave(current), of: current });
  const isSaved = outcome?.failure === null && outcome.of.year === year && outcome.of.duePaise === duePaise;
  return (
    <div className={styles.screenOnly}>
      <p>
        {year} AH, due on {bothCalendars(facts.dueOn)}: {inRupees(duePaise)}
        {facts.isComplete ? '.' : ' so far: the year has not passed. Save it again when it has.'}
      </p>
      <Button type="primary" onClick={() => void save()}>
        {isCorrection ? 'Save this year again' : 'Save this year'}
      </Button>
      {outcome?.failure != null && <Failure message={outcome.failure} />}
      <p role="status" className={styles.done}>
        {isSaved && `Saved with ${inRupees(duePaise)} due.`}
      </p>
    </div>
  );
}
