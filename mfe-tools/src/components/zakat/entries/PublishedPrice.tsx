import { useState } from 'react';
import type { MetalPrice } from '@tayyib/shared/contracts';
import { formatCountOf, formatDay, formatPaise } from '@tayyib/shared/values/format';
import { daysSince } from '../../../domain/zakat/prices/priceOn';
import styles from './PriceFields.module.css';

/** Metal prices move a few per cent in a week, which can move an amount across the nisab. */
const staleAfterDays = 7;

/** A published price with its source and its age. */
export function PublishedPrice({ price, isUsed }: { price: MetalPrice; isUsed: boolean }) {
  const { publisher, document, asOf } = price.source;
  const [today] = useState(() => new Date());
  const days = daysSince(asOf, today);
  return (
    <p className={styles.note}>
      {isUsed ? 'Used' : 'Published'}: {formatPaise(price.rupeesPerGram)} on {formatDay(asOf)} (
      <a href={document} target="_blank" rel="noreferrer">
        {publisher}
      </a>
      ).{' '}
      <span className={isUsed && days > staleAfterDays ? styles.stale : undefined}>
        {days === 0 ? 'From today.' : `${formatCountOf(days, 'day')} old.`}
      </span>{' '}
      {price.note}
    </p>
  );
}
