import { useId, useState, type FormEvent } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import styles from './UploadFile.module.css';
import { reportAddress } from '../../domain/addresses';
import { RunFigures } from './RunFigures';
import { outcomeLabels } from './runLabels';
import { useUploadFile } from './useUploadFile';

/** Uploads an official file. It is validated like a fetched one. */
export function UploadFile({ feed }: { feed: string }) {
  const id = useId();
  const { state, upload } = useUploadFile(feed);
  const [file, setFile] = useState<File | null>(null);
  const [asOf, setAsOf] = useState('');
  const [force, setForce] = useState(false);
  const isSending = state.step === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) void upload(file, { asOf, force });
  };
  return (
    <form className={styles.form} aria-label={`Upload a file of ${feed}`} onSubmit={submit}>
      <label htmlFor={`${id}-file`}>
        <span>File (as published, or its zip; at most 128 MB)</span>
        <input
          id={`${id}-file`}
          type="file"
          disabled={isSending}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
      </label>
      <label htmlFor={`${id}-day`}>
        <span>Date of the data, if the file does not state it (default: today)</span>
        <input
          id={`${id}-day`}
          type="date"
          value={asOf}
          disabled={isSending}
          onChange={({ target }) => setAsOf(target.value)}
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={force}
          disabled={isSending}
          onChange={({ target }) => setForce(target.checked)}
        />
        <span>Accept it even if it is much shorter than the last one</span>
      </label>
      <Button htmlType="submit" type="primary" disabled={!file} loading={isSending}>
        Upload
      </Button>
      <div role="status" className={styles.outcome}>
        {state.step === 'sending' && (
          <>
            <p>
              {state.share < 1
                ? `Sending: ${Math.round(state.share * 100)}%`
                : 'Sent. Importing it and updating verdicts...'}
            </p>
            <progress aria-label="Sent" value={state.share} max={1} />
          </>
        )}
        {state.step === 'failed' && <Failure error={state.error} />}
        {state.step === 'done' && (
          <Alert
            type={state.run.outcome === 'refused' ? 'error' : 'success'}
            showIcon
            title={`${state.run.document}: ${outcomeLabels[state.run.outcome].label.toLowerCase()}.`}
            description={
              <>
                <RunFigures run={state.run} />
                <Link to={reportAddress(state.run.id)}>See the report</Link>
              </>
            }
          />
        )}
      </div>
    </form>
  );
}
