import { useRef, useState } from 'react';
import { alertKinds, alertKindTitles } from '@tayyib/shared/alert-kinds';
import { Link } from '@tayyib/shared/sdk/router';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { ClearAll } from '../../alerts/ClearAll';
import { AlertList } from '../../alerts/AlertList';
import { useGetAlertsQuery } from '../../alerts/alertsApi';
import { PriceAlerts } from './PriceAlerts';
import styles from './notification.module.css';

/** All alerts that have not been cleared, and price alerts. */
export default function NotificationPage() {
  const [filter, setFilter] = useState('all');
  const heading = useRef<HTMLHeadingElement>(null);
  const { isLoading } = useGetAlertsQuery();
  return (
    <>
      <PageHeading title="Notification" lead="Your alerts, and the prices you wait for." />
      <p>
        <Link to="/notification/settings">Notification settings</Link>
      </p>
      <div className={styles.page}>
        <section className={styles.section} aria-labelledby="notification-list">
          <h2 id="notification-list" ref={heading} tabIndex={-1}>
            Your notifications
          </h2>
          <div className={styles.filters}>
            <label className={styles.filter}>
              Show
              <select
                className={styles.field}
                value={filter}
                onChange={({ target }) => setFilter(target.value)}
              >
                <option value="all">All</option>
                <option value="unread">Unread</option>
                {alertKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {alertKindTitles[kind]}
                  </option>
                ))}
              </select>
            </label>
            <ClearAll heading={heading} />
          </div>
          <div className={styles.alerts}>
            <AlertList filter={filter} />
          </div>
        </section>
        {/* on a phone it is below the list, which would move it */}
        {!isLoading && <PriceAlerts />}
      </div>
    </>
  );
}
