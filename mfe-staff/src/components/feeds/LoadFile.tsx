import { useId, useState, type FormEvent } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { Link } from '@tayyib/shared/router';
import { Alert, Button } from '@tayyib/shared/ui';
import styles from './LoadFile.module.css';
import { reportAddress } from './reportAddress';
import { RunFigures } from './RunFigures';
import { outcomeWords } from './runWords';
import { useLoadFile } from './useLoadFile';

/** Loads an official file from this computer. It is held to the same rules as a fetched one. */
export function LoadFile({ feed }: { feed: string }) {
  const id = useId();
  const { state, load } = useLoadFile(feed);
  const [file, setFile] = useState<File | null>(null);
  const [asOf, setAsOf] = useState('');
  const [force, setForce] = useState(false);
  const isSending = state.step === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) void load(file, { asOf, force });
  };
  return (
    <form className={styles.form} aria-label={`Load a file of ${feed}`} onSubmit={submit}>
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
        <span>Day it speaks of, if the file does not say (else today)</span>
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
        <span>Take it though it is much shorter than the last one</span>
      </label>
      <Button htmlType="submit" type="primary" disabled={!file} loading={isSending}>
        Load
      </Button>
      <div role="status" className={styles.outcome}>
        {state.step === 'sending' && (
          <>
            <p>
              {state.share < 1
                ? `Sending: ${Math.round(state.share * 100)}%`
                : 'Sent. Reading it and judging what it changes...'}
            </p>
            <progress aria-label="Sent" value={state.share} max={1} />
          </>
        )}
        {state.step === 'failed' && <Alert type="error" showIcon title={toMessage(state.error)} />}
        {state.step === 'done' && (
          <Alert
            type={state.run.outcome === 'refused' ? 'error' : 'success'}
            showIcon
            title={`${state.run.document}: ${outcomeWords[state.run.outcome].words.toLowerCase()}.`}
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
