import { CardEmpty, CardFoot, Answered } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { AlertItem } from '../../alerts/AlertItem';
import listStyles from '../../alerts/AlertList.module.css';
import { useGetAlertsQuery } from '../../alerts/alertsApi';
import styles from './AlertsCard.module.css';

const maxShown = 2;

/** The newest unread alerts. */
export function AlertsCard() {
  return (
    <Answered query={useGetAlertsQuery()} lines={5}>
      {({ data }) => {
        const shown = data.filter(({ visited }) => !visited).slice(0, maxShown);
        if (shown.length === 0)
          return (
            <CardEmpty action={<Link to="/notification">Earlier alerts</Link>}>
              Nothing unread. You are alerted when the verdict of a stock that you watch or own changes.
            </CardEmpty>
          );
        return (
          <>
            <ul className={`${listStyles.list} ${styles.alerts}`}>
              {shown.map((alert) => (
                <li key={alert.id}>
                  <AlertItem isBrief alert={alert} />
                </li>
              ))}
            </ul>
            <CardFoot>
              <Link to="/notification">All alerts</Link>
            </CardFoot>
          </>
        );
      }}
    </Answered>
  );
}
