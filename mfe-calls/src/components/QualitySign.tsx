import type { QualityReason } from '../rtc/quality/judgeQuality';
import styles from './CallView.module.css';
import type { CallQuality } from './useCallQuality';

const words = { good: 'Good connection', fair: 'Fair connection', poor: 'Poor connection' } as const;

/** Why, in words that say what helps. */
export const reasons: Readonly<Record<QualityReason, string>> = {
  'your-uplink': 'Your network loses part of what you send. Voice only helps.',
  'their-uplink': 'The other side’s network loses part of what they send. Voice only helps.',
  'your-computer': 'This device is busy. Close other programs, or turn your camera off.',
  'far-network': 'The way between you is long: words arrive late.',
  'no-packets': 'Nothing arrives from the other side right now.',
  none: '',
};

/** How good the call is, and whose doing it is when it is not. */
export function QualitySign({ quality }: { quality: CallQuality }) {
  const { level, reason } = quality;
  return (
    <p className={styles.quality} data-level={level} role="status" aria-label="Connection quality">
      <strong>{words[level]}.</strong> {reasons[reason]}
    </p>
  );
}
