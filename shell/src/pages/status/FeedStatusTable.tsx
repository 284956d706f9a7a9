import type { FeedStatus } from '@tayyib/shared/contracts';
import { useNow } from '@tayyib/shared/parts/page';
import { daysBetween, indianDay } from '@tayyib/shared/values/calendar';
import { formatCountOf, formatDay, formatMoment } from '@tayyib/shared/values/format';
import styles from './StatusPage.module.css';

const labels: Readonly<Record<FeedStatus['state'], string>> = {
  'on-time': 'On time',
  late: 'Late',
  unknown: 'Updated by hand',
};

/** How current each kind of data is. On a phone each row is a card. Without a feed that updates by itself there are no times of updates. */
export function FeedStatusTable({ feeds }: { feeds: readonly FeedStatus[] }) {
  const today = indianDay(new Date(useNow()));
  const areFetched = feeds.some(({ state }) => state !== 'unknown');
  return (
    <>
      {!areFetched && (
        <p>
          This server does not fetch data by itself; it shows what was loaded by hand. Every verdict and price
          names the day it is of.
        </p>
      )}
      <table className={styles.feeds}>
        <caption className={styles.hidden}>Freshness of each kind of data</caption>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Newest on file</th>
            {areFetched && (
              <>
                <th scope="col">State</th>
                <th scope="col">Last update</th>
                <th scope="col">Next update</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {feeds.map((status) => (
            <tr key={status.feed}>
              <th scope="row">{status.title}</th>
              <td data-label="Newest on file">
                <Newest dataOf={status.dataOf} today={today} />
              </td>
              {areFetched && <Updates {...status} />}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Newest({ dataOf, today }: Pick<FeedStatus, 'dataOf'> & { today: string }) {
  if (dataOf === null) return 'nothing yet';
  const days = daysBetween(dataOf, today);
  return (
    <>
      {formatDay(dataOf)}{' '}
      <span className={styles.small}>{days > 0 ? `${formatCountOf(days, 'day')} ago` : 'today'}</span>
    </>
  );
}

function Updates({ state, lastSuccessAt, nextAt }: FeedStatus) {
  return (
    <>
      <td data-label="State" data-state={state}>
        {labels[state]}
      </td>
      <td data-label="Last update">{lastSuccessAt === null ? '–' : formatMoment(lastSuccessAt)}</td>
      <td data-label="Next update">{nextAt === null ? '–' : formatMoment(nextAt)}</td>
    </>
  );
}
