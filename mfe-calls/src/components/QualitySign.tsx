import type { QualityReason } from '../rtc/quality/judgeQuality';
import styles from './CallView.module.css';
import type { CallQuality } from './useCallQuality';

const words = { good: 'Good connection', fair: 'Fair connection', poor: 'Poor connection' } as const;

/** Why, in words that say what helps. */
const reasons: Readonly<Record<QualityReason, string>> = {
  'your-uplink': 'Part of what you send is lost on the way. Voice only helps.',
  'their-uplink': 'Part of what the other side sends is lost on the way. Voice only helps.',
  'narrow-network': 'The network between you carries less than a picture needs. Voice only helps.',
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
