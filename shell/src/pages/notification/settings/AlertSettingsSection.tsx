import { toMessage } from '@tayyib/shared/sdk/errors';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../../controls/actions';
import { useGetAlertSettingsQuery } from '../alertSettingsApi';
import styles from '../notification.module.css';
import { ChoiceTable } from './ChoiceTable';
import { PushSwitch } from './PushSwitch';
import { TimingForm } from './TimingForm';
import { Webhooks } from './Webhooks';

/** Which alerts go where, and when. */
export function AlertSettingsSection() {
  const { data, error, refetch } = useGetAlertSettingsQuery();
  return (
    <section className={`${styles.section} ${styles.settings}`} aria-labelledby="alert-settings">
      <h2 id="alert-settings">Where we tell you</h2>
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
        <>
          <ChoiceTable choices={data.choices} />
          <PushSwitch pushKey={data.pushKey} browsers={data.pushBrowsers} />
          <TimingForm timing={data.timing} />
          <Webhooks webhooks={data.webhooks} max={data.maxWebhooks} />
        </>
      )}
    </section>
  );
}
