import type { Ratio, RatioBounds } from '@tayyib/shared/contracts';
import { phoneWindow } from '@tayyib/shared/parts/page';
import { useMedia } from '@tayyib/shared/sdk/theme';
import { formatPercent } from '@tayyib/shared/values/format';
import { firstSentence } from '../../../domain/verdicts/firstSentence';
import { flipWords } from '../../../domain/verdicts/flipWords';
import { gaugeEnd, headroomWords, valueInWords } from '../../../domain/verdicts/headroomWords';
import styles from './RatioGauge.module.css';
import { Working } from './Working';

interface Props {
  ratio: Ratio;
  /** The sentence about it among the reasons of the verdict; what explains it belongs to the working. */
  reason?: string | undefined;
}

/** A ratio against its limit: as a gauge, as figures, in words, and with its working. */
export function RatioGauge({ ratio, reason = '' }: Props) {
  const { label, value, bounds, limit, limitInclusive, passes, note } = ratio;
  const flip = flipWords(ratio);
  const isPhone = useMedia(phoneWindow);
  const { explains } = firstSentence(reason);
  const end = gaugeEnd(ratio);
  const widthOf = (fraction: number) => `${(fraction / end) * 100}%`;
  const isKnown = value !== null || bounds !== undefined;
  const state = !isKnown ? 'unknown' : passes === null ? 'unproven' : passes ? 'passes' : 'fails';
  const words = headroomWords(ratio);
  const bound = `${limitInclusive ? 'at most' : 'below'} ${formatPercent(limit)}`;
  const shown = valueInWords(ratio);
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
        aria-valuenow={value ?? bounds?.most ?? bounds?.least ?? 0}
        aria-valuetext={`${shown}; limit ${bound}. ${words}.`}
      >
        {value !== null && <span className={styles.bar} style={{ width: widthOf(Math.min(value, limit)) }} />}
        {value !== null && value > limit && (
          <span className={styles.over} style={{ left: widthOf(limit), width: widthOf(value - limit) }} />
        )}
        {value === null && bounds && <Range bounds={bounds} end={end} />}
        <span className={styles.mark} style={{ left: widthOf(limit) }} />
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.limit} style={{ left: widthOf(limit) }}>
          limit {formatPercent(limit)}
        </span>
      </div>
      <p className={styles.words}>{words}</p>
      {note && <p className={styles.small}>{note}</p>}
      {flip && !isPhone && <p className={styles.small}>{flip}</p>}
      <Working ratio={ratio}>
        {flip && isPhone && <p className={styles.small}>{flip}</p>}
        {explains !== '' && passes && <p className={styles.small}>{explains}</p>}
      </Working>
    </div>
  );
}

/** What a ratio is at least, and from there what it can be; without a most, to the end of the scale. */
function Range({ bounds: { least, most }, end }: { bounds: RatioBounds; end: number }) {
  const [from, to] = [least, most ?? end].map((fraction) => `${(fraction / end) * 100}%`);
  return (
    <>
      {least > 0 && <span className={styles.bar} style={{ width: from }} />}
      <span className={styles.possible} style={{ left: from, width: `calc(${to} - ${from})` }} />
    </>
  );
}
