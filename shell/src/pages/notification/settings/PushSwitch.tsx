import { useState } from 'react';
import { ActionButton } from '../../../controls/actions';
import { useSubscribePushMutation, useUnsubscribePushMutation } from '../alertSettingsApi';
import { ActionMessage } from '../../profile/ActionMessage';
import styles from '../notification.module.css';
import { canReceivePushes, endPushes, startPushes } from './pushBrowser';

/** Switches pushes of this browser on or off. The browser itself asks for the permission. */
export function PushSwitch({ pushKey, browsers }: { pushKey: string; browsers: number }) {
  const [subscribe, subscribing] = useSubscribePushMutation();
  const [unsubscribe, unsubscribing] = useUnsubscribePushMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = subscribing.isLoading || unsubscribing.isLoading;
  const start = async () => {
    setProblem(null);
    const subscription = await startPushes(pushKey).catch(() => null);
    if (subscription === null) setProblem('This browser did not allow pushes. Its settings can change that.');
    else await subscribe(subscription);
  };
  const end = async () => {
    setProblem(null);
    const endpoint = await endPushes().catch(() => null);
    if (endpoint === null) setProblem('This browser received none.');
    else await unsubscribe(endpoint);
  };
  return (
    <div className={styles.block}>
      <h2>Pushes</h2>
      <p className={styles.hint}>
        {browsers === 0
          ? 'None of your browsers receives pushes.'
          : `${browsers} ${browsers === 1 ? 'browser receives' : 'browsers receive'} pushes until you sign out there.`}
      </p>
      {canReceivePushes() ? (
        <div className={styles.filters}>
          <ActionButton disabled={isBusy} onClick={() => void start()}>
            Send pushes to this browser
          </ActionButton>
          {browsers > 0 && (
            <ActionButton disabled={isBusy} onClick={() => void end()}>
              Stop pushes here
            </ActionButton>
          )}
        </div>
      ) : (
        <p className={styles.hint}>This browser cannot receive pushes.</p>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      <ActionMessage error={subscribing.error ?? unsubscribing.error} />
    </div>
  );
}
