import { toMessage } from '@tayyib/shared/sdk/errors';
import { Link } from '@tayyib/shared/sdk/router';
import { PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../controls/actions';
import { useGetAlertSettingsQuery } from './alertSettingsApi';
import styles from './notification.module.css';
import { ChoiceTable } from './settings/ChoiceTable';
import { PushSwitch } from './settings/PushSwitch';
import { TimingForm } from './settings/TimingForm';
import { Webhooks } from './settings/Webhooks';

/** Which alerts go where, and when. */
export default function NotificationSettingsPage() {
  const { data, error, refetch } = useGetAlertSettingsQuery();
  return (
    <>
      <PageHeading title="Notification settings" lead="Which alerts are sent where, and when." />
      <p>
        <Link to="/notification">Back to your notifications</Link>
      </p>
      {error && !data && (
        <div role="alert">
          <p>{toMessage(error)}</p>
          <ActionButton onClick={() => void refetch()}>Retry</ActionButton>
        </div>
      )}
      {!data && !error && (
        <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label="Loading settings" />
      )}
      {data && (
        <div className={styles.settings}>
          <section className={styles.section} aria-labelledby="alert-choices">
            <h2 id="alert-choices">What is sent where</h2>
            <ChoiceTable settings={data} />
          </section>
          <div className={styles.ways}>
            <section className={styles.section}>
              <TimingForm timing={data.timing} />
            </section>
            <section className={styles.section}>
              <PushSwitch pushKey={data.pushKey} browsers={data.pushBrowsers} />
            </section>
            <section className={styles.section}>
              <Webhooks webhooks={data.webhooks} max={data.maxWebhooks} />
            </section>
          </div>
        </div>
      )}
    </>
  );
}
