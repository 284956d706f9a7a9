import type { MetalPrice } from '@tayyib/shared/contracts';
import { formatDay, formatPaise } from '@tayyib/shared/values/format';
import styles from './SampleList.module.css';

const names: Readonly<Record<MetalPrice['metal'], string>> = { gold: 'Gold', silver: 'Silver' };

/** The prices, optionally with their sources. */
export function SampleList({
  prices,
  showsSources,
}: {
  prices: readonly MetalPrice[];
  showsSources: boolean;
}) {
  return (
    <ul className={styles.list}>
      {prices.map(({ metal, rupeesPerGram, source }) => (
        <li key={metal} className={styles.line}>
          <span>{names[metal]}</span>
          <span>{formatPaise(rupeesPerGram)} a gram</span>
          {showsSources && (
            <small>
              {source.publisher}, {formatDay(source.asOf)}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
