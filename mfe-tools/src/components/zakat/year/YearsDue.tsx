import type { HawlYear } from '../../../domain/zakat/hawl';
import type { DueDay } from '../../../domain/zakat/wealthLines';
import { MissedYears } from './MissedYears';
import { YearReminder } from './YearReminder';

interface Props {
  /** The years that have passed since the one on the page. */
  missed: readonly HawlYear[];
  /** The next due days of all lines of wealth. */
  days: readonly DueDay[];
  /** Whether there are several lines of wealth. */
  hasMany: boolean;
  /** Puts a missed year on the page. */
  onEnter: (year: HawlYear) => void;
}

/** The years that were missed, and the next due days: what a form shows once its year has a first day. */
export function YearsDue({ missed, days, hasMany, onEnter }: Props) {
  return (
    <>
      {missed.length > 0 && <MissedYears years={missed} onEnter={onEnter} />}
      {days.length > 0 && <YearReminder days={days} hasMany={hasMany} />}
    </>
  );
}
