import type { JobKind } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/format';
import { Button } from '@tayyib/shared/ui';
import { useRunJobNowMutation } from '../../api/jobsApi';
import { intervalText, jobState, queuedText } from '../../domain/jobLabels';
import { ActionFailure } from '../common/ActionFailure';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';

/** One kind of job, with a button that runs it now. */
export function JobRow({ job }: { job: JobKind }) {
  const [runNow, { data, error, isLoading }] = useRunJobNowMutation();
  const { text, tone } = jobState(job);
  return (
    <tr>
      <th scope="row">{job.name}</th>
      <td>
        <StateTag tone={tone}>{text}</StateTag>
        {job.lastError !== null && <p className={styles.failure}>{job.lastError}</p>}
      </td>
      <td>{intervalText(job.everyMinutes)}</td>
      <td>{queuedText(job)}</td>
      <td>{job.nextRunAt === null ? '–' : formatMoment(job.nextRunAt)}</td>
      <td>
        <Button
          size="small"
          aria-label={`Run ${job.name} now`}
          loading={isLoading}
          onClick={() => void runNow(job.name)}
        >
          Run now
        </Button>
        <ActionFailure error={error} />
        {data && <p role="status">{data.runs === 0 ? 'Nothing is queued.' : 'It runs within seconds.'}</p>}
      </td>
    </tr>
  );
}
