import { PageHeading } from '@tayyib/shared/sdk/ui';
import { formatCount, formatMoment } from '@tayyib/shared/values/format';
import { useGetStaffAlertsQuery } from '../api/alertsApi';
import { BroadcastForm } from '../components/alerts/BroadcastForm';
import { Scanners } from '../components/alerts/Scanners';
import { QueryState } from '../components/common/QueryState';
import styles from '../components/common/staff.module.css';

/** Messages to everyone, and the scanners that alert Pro users. */
export default function StaffAlertsPage() {
  const query = useGetStaffAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.stack}>
      <PageHeading
        title="Alerts"
        lead="Messages to every account, and scanners elsewhere whose hits reach Pro users. All of it is in the audit log."
      />
      <QueryState query={query} what="alerts">
        {({ broadcasts, scanners }) => (
          <>
            <section className={styles.section} aria-labelledby="broadcasts">
              <h2 id="broadcasts">Messages to everyone</h2>
              <BroadcastForm />
              {broadcasts.length === 0 && <p className={styles.hint}>Nothing was sent yet.</p>}
              <ul className={styles.cards}>
                {broadcasts.map(({ id, title, text, at, recipients, image }) => (
                  <li key={id} className={styles.card}>
                    <h3 className={styles.title}>{title}</h3>
                    <p className={styles.hint}>
                      {text} {image !== null && 'With a picture.'}
                    </p>
                    <p className={styles.hint}>
                      {formatMoment(at)}, to {formatCount(recipients)} accounts
                    </p>
                  </li>
                ))}
              </ul>
            </section>
            <Scanners scanners={scanners} />
          </>
        )}
      </QueryState>
    </div>
  );
}
