import type { FilingHost } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatCount, formatMoment } from '@tayyib/shared/values/format';
import { Button } from '@tayyib/shared/sdk/ui';
import { usePauseFilingHostMutation } from '../../api/filingsApi';
import { ScrollFrame } from '../common/ScrollFrame';
import { StateTag } from '../common/StateTag';
import styles from '../common/staff.module.css';

/** Whether each host of the exchanges may be requested, with a switch. */
export function FilingHosts({ hosts }: { hosts: readonly FilingHost[] }) {
  return (
    <ScrollFrame label="Hosts">
      <table className={styles.table}>
        <caption className={styles.caption}>Hosts of the exchanges</caption>
        <thead>
          <tr>
            <th scope="col">Host</th>
            <th scope="col">State</th>
            <th scope="col" className={styles.figure}>
              Requests today
            </th>
            <th scope="col">Requests</th>
          </tr>
        </thead>
        <tbody>
          {hosts.map((host) => (
            <HostRow key={host.host} host={host} />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function HostRow({
  host: { host, isPaused, failures, lastFailure, blockedUntil, requestsToday, quotaPerDay },
}: {
  host: FilingHost;
}) {
  const [pause, { error, isLoading }] = usePauseFilingHostMutation();
  const isUsedUp = requestsToday >= quotaPerDay;
  return (
    <tr>
      <th scope="row">{host}</th>
      <td>
        {isPaused ? (
          <StateTag tone="open">Paused</StateTag>
        ) : blockedUntil !== null ? (
          <StateTag tone="bad">Not before {formatMoment(blockedUntil)}</StateTag>
        ) : isUsedUp ? (
          <StateTag tone="open">Quota used up</StateTag>
        ) : (
          <StateTag tone="good">Open</StateTag>
        )}
        {lastFailure !== null && (
          <p className={styles.failure}>
            {failures === 1 ? 'It failed once' : `It failed ${failures} times in a row`}: {lastFailure}
          </p>
        )}
        {error && <p className={styles.failure}>{toMessage(error)}</p>}
      </td>
      <td className={styles.figure}>
        {formatCount(requestsToday)} of {formatCount(quotaPerDay)}
      </td>
      <td>
        <Button
          loading={isLoading}
          aria-label={`${isPaused ? 'Resume' : 'Pause'} ${host}`}
          onClick={() => void pause({ host, isPaused: !isPaused })}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      </td>
    </tr>
  );
}
