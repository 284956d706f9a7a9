import type { FeedStatus } from '@tayyib/shared/contracts';
import { formatDay, formatMoment } from '@tayyib/shared/values/format';
import styles from './StatusPage.module.css';

const labels: Readonly<Record<FeedStatus['state'], string>> = {
  'on-time': 'On time',
  late: 'Late',
  unknown: 'Not fetched on a schedule',
};

/** How current each kind of data is. On a phone each row is a card. */
export function FeedStatusTable({ feeds }: { feeds: readonly FeedStatus[] }) {
  return (
    <table className={styles.feeds}>
      <caption className={styles.hidden}>Freshness of each kind of data</caption>
      <thead>
        <tr>
          <th scope="col">Data</th>
          <th scope="col">State</th>
          <th scope="col">Data of</th>
          <th scope="col">Last fetched</th>
          <th scope="col">Next</th>
        </tr>
      </thead>
      <tbody>
        {feeds.map(({ feed, title, state, dataOf, isSample, lastSuccessAt, nextAt }) => (
          <tr key={feed}>
            <th scope="row">{title}</th>
            <td data-label="State" data-state={state}>
              {labels[state]}
            </td>
            <td data-label="Data of">
              {dataOf === null ? 'none yet' : `${formatDay(dataOf)}${isSample ? ', embedded sample' : ''}`}
            </td>
            <td data-label="Last fetched">
              {lastSuccessAt === null ? 'never' : formatMoment(lastSuccessAt)}
            </td>
            <td data-label="Next">{nextAt === null ? 'not planned' : formatMoment(nextAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
