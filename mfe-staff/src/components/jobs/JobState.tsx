import type { JobKind } from '@tayyib/shared/contracts';
import { jobState } from '../../domain/jobLabels';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';

/** The most important thing about a kind of job, with its last error. */
export function JobState({ job }: { job: JobKind }) {
  const { text, tone } = jobState(job);
  return (
    <>
      <StateTag tone={tone}>{text}</StateTag>
      {job.lastError !== null && <p className={styles.failure}>{job.lastError}</p>}
    </>
  );
}
