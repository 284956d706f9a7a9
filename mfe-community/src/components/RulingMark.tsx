import { Icon } from '@tayyib/shared/sdk/ui';
import { formatDay } from '@tayyib/shared/values/format';
import { indianDay } from '@tayyib/shared/values/calendar';
import styles from './PostCard.module.css';

/** Marks a post as a ruling of a scholar, with its date. */
export function RulingMark({ at }: { at: string }) {
  return (
    <span className={styles.ruling}>
      <Icon name="safety" /> Ruling of {formatDay(indianDay(new Date(at)))}
    </span>
  );
}
