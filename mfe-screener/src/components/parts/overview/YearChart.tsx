import type { PriceBar } from '@tayyib/shared/contracts';
import { formatDay, formatPaise } from '@tayyib/shared/values/format';
import { ChangeChip } from '@tayyib/shared/parts/tables';
import { useGetStockPricesQuery } from '../../../api/stockNumbersApi';
import styles from './YearChart.module.css';

const width = 400;
const height = 96;

/**
 * The closes of the last year as a small chart, with the last one between the lowest and the highest; the Chart tab has the figures. Its
 * space is reserved while they load.
 */
export function YearChart({ isin, name }: { isin: string; name: string }) {
  const { currentData: prices } = useGetStockPricesQuery({ id: isin, range: '1y' });
  const first = prices?.bars[0];
  const last = prices?.bars.at(-1);
  if (!prices || !first || !last || prices.bars.length < 2) return <div className={styles.year} />;
  const closes = prices.bars.map(({ close }) => close);
  const lowest = Math.min(...closes);
  const highest = Math.max(...closes);
  const line = pathOf(prices.bars, lowest, highest);
  return (
    <figure className={styles.year}>
      <figcaption>
        <ChangeChip change={last.close / first.close - 1} of={`since ${formatDay(first.day)}`} />
        <span>{prices.source?.publisher}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Closes of ${name} from ${formatDay(first.day)}, ${formatPaise(first.close)}, to ${formatDay(last.day)}, ${formatPaise(last.close)}`}
      >
        <path className={styles.area} d={`${line}L${width} ${height}L0 ${height}Z`} />
        <path className={styles.line} d={line} />
      </svg>
      <div className={styles.between} aria-hidden="true">
        <span style={{ left: `${((last.close - lowest) / (highest - lowest || 1)) * 100}%` }} />
      </div>
      <div className={styles.ends}>
        <span>Lowest {formatPaise(lowest)}</span>
        <span>Highest {formatPaise(highest)}</span>
      </div>
    </figure>
  );
}

/** A line by date, so that days without trading keep their width. */
function pathOf(bars: readonly PriceBar[], lowest: number, highest: number): string {
  const times = bars.map(({ day }) => Date.parse(day));
  const from = times[0] ?? 0;
  const to = times.at(-1) ?? 1;
  const x = (time: number) => ((time - from) / (to - from || 1)) * width;
  const y = (close: number) => height - 3 - ((close - lowest) / (highest - lowest || 1)) * (height - 6);
  return bars
    .map(
      ({ close }, at) => `${at === 0 ? 'M' : 'L'}${x(times[at] ?? from).toFixed(1)} ${y(close).toFixed(1)}`,
    )
    .join('');
}
