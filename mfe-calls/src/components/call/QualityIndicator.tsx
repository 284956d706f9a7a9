import type { QualityReason } from '../../rtc/quality/judgeQuality';
import styles from './QualityIndicator.module.css';
import type { CallQuality } from './useCallQuality';

const levelLabels = { good: 'Good connection', fair: 'Fair connection', poor: 'Poor connection' } as const;

/** What limits the connection, and what helps. */
const reasonTexts: Readonly<Record<QualityReason, string>> = {
  'your-uplink': 'Some of the data you send is lost. Try voice only.',
  'their-uplink': 'Some of the data the other side sends is lost. Try voice only.',
  'narrow-network': 'The network between you is too slow for video. Try voice only.',
  'your-computer': 'This device is busy. Close other programs, or turn your camera off.',
  'far-network': 'High latency: expect delays.',
  'no-packets': 'No data is arriving from the other side right now.',
  none: '',
};

/** The quality of the call, and what limits it. */
export function QualityIndicator({ quality }: { quality: CallQuality }) {
  const { level, reason, hasSound } = quality;
  const isSilent = !hasSound && reason !== 'no-packets';
  return (
    <p className={styles.quality} data-level={level} role="status" aria-label="Connection quality">
      <strong>{levelLabels[level]}.</strong> {reasonTexts[reason]}
      {isSilent && ' No sound is arriving: the other side has no microphone right now.'}
    </p>
  );
}
