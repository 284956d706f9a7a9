import { useState } from 'react';
import type { Consultation } from '@tayyib/shared/contracts';
import { Failure, useConfirm } from '@tayyib/shared/parts/page';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { useGetConsultationSlotsQuery, useMoveConsultationMutation } from '../../api/consultationsApi';
import { formatOwnMoment } from '@tayyib/shared/values/format';
import styles from './Consultations.module.css';
import { bookedParameter } from './roomPath';
import { SlotPicker } from './SlotPicker';

interface MoveFormProps {
  consultation: Consultation;
  onDone: () => void;
}

/** Moves a consultation to another free time, after a confirmation. */
export function MoveForm({ consultation: { id, startsAt, other }, onDone }: MoveFormProps) {
  const { data, error: unavailable } = useGetConsultationSlotsQuery();
  const [move, { error }] = useMoveConsultationMutation();
  const [, setSearch] = useSearchParams();
  const [slotId, setSlotId] = useState<string | null>(null);
  const confirm = useConfirm();
  const chosen = data?.slots.find((slot) => slot.id === slotId);
  const ask = () => {
    if (!chosen) return;
    confirm({
      title: 'Move this consultation?',
      content: `From ${formatOwnMoment(startsAt)} with ${other} to ${formatOwnMoment(chosen.startsAt)} with ${chosen.advisor}. The time you have now is free for others.`,
      action: 'Move it',
      onConfirm: async () => {
        const { data: moved } = await move({ id, slotId: chosen.id });
        if (!moved) return;
        onDone();
        setSearch({ [bookedParameter]: id });
      },
    });
  };
  if (unavailable) return <Failure error={unavailable} />;
  if (!data) return null;
  return (
    <section className={styles.booking} aria-label="Move the consultation">
      {data.slots.length === 0 ? (
        <p>No other time is free now. You can cancel this one.</p>
      ) : (
        <SlotPicker slots={data.slots} slotId={chosen?.id ?? null} onChoose={setSlotId} />
      )}
      {error && <Failure error={error} />}
      <div className={styles.actions}>
        <Button type="primary" disabled={!chosen} onClick={ask}>
          Move to this time
        </Button>
        <Button onClick={onDone}>Keep the time</Button>
      </div>
    </section>
  );
}
