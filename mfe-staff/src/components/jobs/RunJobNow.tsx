import { Button } from '@tayyib/shared/sdk/ui';
import { useRunJobNowMutation } from '../../api/jobsApi';
import { ActionFailure } from '../common/QueryState';

/** A button that runs one kind of job now. */
export function RunJobNow({ name }: { name: string }) {
  const [runNow, { data, error, isLoading }] = useRunJobNowMutation();
  return (
    <>
      <Button
        size="small"
        aria-label={`Run now: ${name}`}
        loading={isLoading}
        onClick={() => void runNow(name)}
      >
        Run now
      </Button>
      <ActionFailure error={error} />
      {data && <p role="status">{data.runs === 0 ? 'Nothing is queued.' : 'It runs within seconds.'}</p>}
    </>
  );
}
