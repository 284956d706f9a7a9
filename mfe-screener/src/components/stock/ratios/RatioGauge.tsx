import type { Ratio } from '@tayyib/shared/contracts';
import { formatPercent, formatPercentBeside } from '@tayyib/shared/format';
import { flipWords } from '../../../domain/verdicts/flipWords';
import { gaugeEnd, headroomWords } from '../../../domain/verdicts/headroomWords';
import styles from './RatioGauge.module.css';
import { Working } from './Working';

/** A ratio against its limit: as a gauge, as figures, in words, and with its working. */
export function RatioGauge({ ratio }: { ratio: Ratio }) {
  const { label, value, limit, limitInclusive, passes, note } = ratio;
  const flip = flipWords(ratio);
  const end = gaugeEnd(ratio);
  const widthOf = (fraction: number) => `${(fraction / end) * 100}%`;
  const state = value === null ? 'unknown' : passes === null ? 'unproven' : passes ? 'passes' : 'fails';
  const words = headroomWords(ratio);
  const bound = `${limitInclusive ? 'at most' : 'below'} ${formatPercent(limit)}`;
  const shown = value === null ? 'Unknown' : formatPercentBeside(value, limit);
  return (
    <div className={styles.ratio} data-state={state}>
      <div className={styles.head}>
        <h4 className={styles.label}>{label}</h4>
        <span className={styles.value}>{shown}</span>
      </div>
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={end}
        aria-valuenow={value ?? 0}
        aria-valuetext={`${shown}; limit ${bound}. ${words}.`}
      >
        {value !== null && <span className={styles.bar} style={{ width: widthOf(Math.min(value, limit)) }} />}
        {value !== null && value > limit && (
          <span className={styles.over} style={{ left: widthOf(limit), width: widthOf(value - limit) }} />
        )}
        <span className={styles.mark} style={{ left: widthOf(limit) }} />
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.limit} style={{ left: widthOf(limit) }}>
          limit {formatPercent(limit)}
        </span>
      </div>
      <p className={styles.words}>{words}</p>
      {note && <p className={styles.small}>{note}</p>}
      {flip && <p className={styles.small}>{flip}</p>}
      <Working ratio={ratio} />
    </div>
  );
}
