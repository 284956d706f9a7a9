import type { PriceBar } from '@tayyib/shared/contracts';
import { formatCount, formatDay, formatPaise } from '@tayyib/shared/values/format';
import { ChangeChip } from '@tayyib/shared/parts/tables';
import styles from './BarLegend.module.css';

interface Props {
  bars: readonly PriceBar[];
  /** The day shown: that under the pointer, or that of the slider. */
  day: string;
  onStep: (day: string) => void;
}

/** Open, high, low and close of one bar. The pointer on the chart chooses it, or the slider, also by keyboard. */
export function BarLegend({ bars, day, onStep }: Props) {
  const found = bars.findIndex((bar) => bar.day === day);
  const at = found === -1 ? bars.length - 1 : found;
  const bar = bars[at];
  if (!bar) return null;
  const before = bars[at - 1];
  const figures = [
    ['Open', formatPaise(bar.open)],
    ['High', formatPaise(bar.high)],
    ['Low', formatPaise(bar.low)],
    ['Close', formatPaise(bar.close)],
    ['Volume', formatCount(bar.volume)],
  ];
  return (
    <div className={styles.legend}>
      <dl className={styles.figures} aria-label="The bar shown">
        <div>
          <dt>Day</dt>
          <dd>{formatDay(bar.day)}</dd>
        </div>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
        {before && (
          <div>
            <dt>Change</dt>
            <dd>
              <ChangeChip change={bar.close / before.close - 1} />
            </dd>
          </div>
        )}
      </dl>
      <input
        type="range"
        className={styles.slider}
        aria-label="Day of the figures"
        aria-valuetext={`${formatDay(bar.day)}, close ${formatPaise(bar.close)}`}
        min={0}
        max={bars.length - 1}
        value={at}
        onChange={({ target }) => onStep(bars[Number(target.value)]?.day ?? day)}
      />
    </div>
  );
}
