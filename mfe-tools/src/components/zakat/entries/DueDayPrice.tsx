import { daysBetween } from '@tayyib/shared/values/calendar';
import { formatDay, formatPaise } from '@tayyib/shared/values/format';
import type { DatedPrice } from '../../../domain/zakat/prices/priceOn';
import styles from './PriceFields.module.css';

/** Metal prices move a few per cent in a week, which can move an amount across the nisab. */
const staleAfterDays = 7;

interface Props {
  price: DatedPrice;
  dueOn: string;
  isUsed: boolean;
}

/** The price of the due day of a year that has passed, or why it is another. */
export function DueDayPrice({
  price: { metal, rupeesPerGram, day, publisher, reason },
  dueOn,
  isUsed,
}: Props) {
  if (reason !== 'then')
    return (
      <p className={`${styles.note} ${styles.stale}`}>
        {reason === 'unreadable'
          ? `The prices of past days could not be read, so that of your due day, ${formatDay(dueOn)}, is not known.`
          : `No price of ${metal} on or before your due day, ${formatDay(dueOn)}, is on file.`}{' '}
        {isUsed ? 'The newest is used instead: type that of your due day if you know it.' : ''}
      </p>
    );
  const days = daysBetween(day, dueOn);
  return (
    <p className={styles.note}>
      {isUsed ? 'Used' : 'On file'} for your due day, {formatDay(dueOn)}: {formatPaise(rupeesPerGram)} on{' '}
      {formatDay(day)} ({publisher}).{' '}
      <span className={isUsed && days > staleAfterDays ? styles.stale : undefined}>
        {days === 0 ? 'From that day.' : `${days} ${days === 1 ? 'day' : 'days'} before it.`}
      </span>
    </p>
  );
}
