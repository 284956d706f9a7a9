import { useId, useState } from 'react';
import type { FilingBackfill } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatCount, formatDay } from '@tayyib/shared/values/format';
import { Button, Modal } from '@tayyib/shared/sdk/ui';
import { usePauseBackfillMutation, useStartBackfillMutation } from '../../api/filingsApi';
import styles from '../common/staff.module.css';
import { durationInWords } from './filingLabels';

interface Props {
  /** The newest one. */
  backfill: FilingBackfill | null;
  defaultSince: string;
  isFetching: boolean;
}

/** The progress of the backfill with its pause, or a button to start one. */
export function BackfillState({ backfill, defaultSince, isFetching }: Props) {
  const isOpen = backfill !== null && backfill.state !== 'finished';
  return (
    <div className={styles.card} role="group" aria-label="Backfill">
      {backfill === null ? (
        <p className={styles.hint}>Filings of the past were never fetched for all companies.</p>
      ) : (
        <Progress backfill={backfill} />
      )}
      {isOpen ? (
        <PauseButton backfill={backfill} />
      ) : (
        <StartButton defaultSince={defaultSince} isFetching={isFetching} />
      )}
    </div>
  );
}

const titles = { running: 'Running', paused: 'Paused', finished: 'Finished' } as const;

function Progress({ backfill }: { backfill: FilingBackfill }) {
  const { since, state, companies, companiesDone, companiesFailed, listsLeft, documentsLeft, secondsLeft } =
    backfill;
  return (
    <>
      <p>
        <strong>{titles[state]}</strong>: filings since {formatDay(since)}, {formatCount(companiesDone)} of{' '}
        {formatCount(companies)} companies done
        {companiesFailed > 0 && `, ${formatCount(companiesFailed)} failed`}.
      </p>
      <progress aria-label="Companies done" value={companiesDone} max={Math.max(companies, 1)} />
      {state !== 'finished' && (
        <p className={styles.hint}>
          {formatCount(listsLeft)} lists and {formatCount(documentsLeft)} documents to request
          {secondsLeft !== null && `, about ${durationInWords(secondsLeft)} left`}.
        </p>
      )}
    </>
  );
}

function PauseButton({ backfill }: { backfill: FilingBackfill }) {
  const [pause, { error, isLoading }] = usePauseBackfillMutation();
  const isPaused = backfill.state === 'paused';
  return (
    <div className={styles.actions}>
      <Button loading={isLoading} onClick={() => void pause(!isPaused)}>
        {isPaused ? 'Resume the backfill' : 'Pause the backfill'}
      </Button>
      <p role="status" className={styles.failure}>
        {error ? toMessage(error) : null}
      </p>
    </div>
  );
}

function StartButton({ defaultSince, isFetching }: { defaultSince: string; isFetching: boolean }) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [since, setSince] = useState(defaultSince);
  const [start, { error, isLoading }] = useStartBackfillMutation();
  const confirm = async () => {
    const reply = await start(since);
    if (!reply.error) setAsking(false);
  };
  return (
    <div>
      <Button disabled={!isFetching} onClick={() => setAsking(true)}>
        Start a backfill
      </Button>
      <Modal
        open={isAsking}
        title="Start a backfill?"
        okText="Start it"
        okButtonProps={{ disabled: since === '', loading: isLoading }}
        onOk={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>
          It requests the filings of all listed companies from both exchanges, at their pace: this takes
          hours. It can be paused, and continues after a restart.
        </p>
        <label htmlFor={`${id}-since`}>Filed since</label>{' '}
        <input
          id={`${id}-since`}
          type="date"
          value={since}
          onChange={({ target }) => setSince(target.value)}
        />
        {error && <Failure error={error} />}
      </Modal>
    </div>
  );
}
