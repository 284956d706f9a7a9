import type { FeedRun } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/values/format';
import styles from '../common/staff.module.css';

/** How many rows a run read, stored and refused. */
export function RunFigures({ run }: { run: FeedRun }) {
  const counts: [string, number][] = [
    ['Read', run.read],
    ['Stored', run.stored],
    ['Unchanged', run.unchanged],
    ['Refused', run.refused],
    ['Out of scope', run.notKept],
  ];
  return (
    <dl className={styles.figures}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
