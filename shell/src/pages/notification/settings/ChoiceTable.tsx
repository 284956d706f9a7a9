import { alertChannels, alertKinds, alertKindTitles, type AlertChannel } from '@tayyib/shared/alert-kinds';
import type { AlertSettings } from '@tayyib/shared/contracts';
import { ActionMessage } from '../../profile/ActionMessage';
import { useChooseAlertsMutation } from '../alertSettingsApi';
import styles from '../notification.module.css';

const channelTitles: Readonly<Record<AlertChannel, string>> = {
  page: 'Pop-up',
  push: 'Push',
  mail: 'Mail',
  webhook: 'Webhook',
};

/** One box for each kind and each channel that leads somewhere; each change is saved at once. */
export function ChoiceTable({ settings: { choices, pushBrowsers, webhooks } }: { settings: AlertSettings }) {
  const [choose, { error, isLoading, originalArgs }] = useChooseAlertsMutation();
  const kinds = alertKinds.filter((kind) => choices.some((choice) => choice.kind === kind));
  const has: Readonly<Record<AlertChannel, boolean>> = {
    page: true,
    mail: true,
    push: pushBrowsers > 0,
    webhook: webhooks.length > 0,
  };
  const channels = alertChannels.filter(
    (channel) => has[channel] && choices.some((choice) => choice.channel === channel),
  );
  const isOn = (kind: string, channel: string) => {
    // what was just pressed, until the server has replied
    if (isLoading && originalArgs?.kind === kind && originalArgs.channel === channel)
      return originalArgs.isOn;
    return choices.some((choice) => choice.kind === kind && choice.channel === channel && choice.isOn);
  };
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Alerts</th>
              {channels.map((channel) => (
                <th key={channel} scope="col">
                  {channelTitles[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{alertKindTitles[kind]}</th>
                {channels.map((channel) => (
                  <td key={channel}>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={`${alertKindTitles[kind]}: ${channelTitles[channel]}`}
                        checked={isOn(kind, channel)}
                        onChange={({ target }) => void choose({ kind, channel, isOn: target.checked })}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.hint}>The list below the bell has all of them, whatever you choose here.</p>
      {error && <ActionMessage error={error} />}
    </>
  );
}
