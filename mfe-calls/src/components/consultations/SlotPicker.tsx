import { useId } from 'react';
import type { ConsultationSlot } from '@tayyib/shared/contracts';
import { formatOwnMoment } from '@tayyib/shared/values/format';
import { formatTime } from '../../domain/ownTime';
import styles from './SlotPicker.module.css';
import { WeekGrid } from './WeekGrid';

interface SlotPickerProps {
  slots: readonly ConsultationSlot[];
  slotId: string | null;
  onChoose: (slotId: string) => void;
}

/** Chooses one of the free times of advisors. */
export function SlotPicker({ slots, slotId, onChoose }: SlotPickerProps) {
  const name = useId();
  const hasSeveral = new Set(slots.map(({ advisor }) => advisor)).size > 1;
  return (
    <WeekGrid slots={slots} label="Free times">
      {({ id, startsAt, advisor }, timeZone) => (
        <label className={styles.slot}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === slotId}
            aria-label={`${formatOwnMoment(startsAt, timeZone)} with ${advisor}`}
            onChange={() => onChoose(id)}
          />
          <span>
            {formatTime(startsAt, timeZone)}
            {hasSeveral && <small>{advisor}</small>}
          </span>
        </label>
      )}
    </WeekGrid>
  );
}
