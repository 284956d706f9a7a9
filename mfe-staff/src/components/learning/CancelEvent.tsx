import { useState } from 'react';
import type { DeskEvent } from '@tayyib/shared/contracts';
import { Failure, useConfirm } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import { formatCountOf } from '@tayyib/shared/values/format';
import { useCancelEventMutation } from '../../api/learningDeskApi';
import { FieldErrors, fieldErrorIn } from '../common/FieldErrors';
import { TextField } from '../common/inputs';
import styles from '../common/staff.module.css';

/** Cancels an event, after a question. Everyone with a seat reads the reason. */
export function CancelEvent({ event: { id, title, seatsReserved } }: { event: DeskEvent }) {
  const [why, setWhy] = useState('');
  const [cancel, { error, isLoading }] = useCancelEventMutation();
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: `Cancel “${title}”?`,
      content: `It cannot be announced again. ${formatCountOf(seatsReserved, 'person', 'people')} with a seat are alerted and mailed: “${why.trim()}”`,
      action: 'Cancel the event',
      onConfirm: () => cancel({ id, why }),
    });
  return (
    <section className={styles.card} aria-label="Cancel the event">
      <FieldErrors value={fieldErrorIn(error)}>
        <TextField
          path="why"
          label="Why it is cancelled"
          hint="Everyone with a seat reads it."
          value={why}
          onChange={setWhy}
        />
      </FieldErrors>
      <div className={styles.actions}>
        <Button danger disabled={why.trim() === ''} loading={isLoading} onClick={ask}>
          Cancel the event
        </Button>
      </div>
      {error && <Failure lead="It was not cancelled." error={error} />}
    </section>
  );
}
