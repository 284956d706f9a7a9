import type { FeedEntry } from '@tayyib/shared/contracts';
import { ScrollFrame } from '../common/ScrollFrame';
import styles from '../common/staff.module.css';
import { FeedRow } from './FeedRow';

const columns = ['Feed', 'State', 'Newest', 'Last file', 'Files'] as const;

/** Every feed in a row. */
export function FeedTable({ feeds, isFetching }: { feeds: readonly FeedEntry[]; isFetching: boolean }) {
  return (
    <ScrollFrame label="Feeds">
      <table className={styles.table}>
        <caption className={styles.caption}>Feeds, with the age of their data</caption>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {feeds.map((entry) => (
            <FeedRow key={entry.feed} entry={entry} isFetching={isFetching} columns={columns.length} />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
