import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AlertWebhook } from '@tayyib/shared/contracts';
import { CopyButton } from '@tayyib/shared/parts/page';
import { formatMoment } from '@tayyib/shared/values/format';
import { PlansLink } from '@tayyib/shared/parts/premium';
import { ActionButton } from '../../../controls/actions';
import { ActionMessage } from '../../profile/ActionMessage';
import {
  useAddAlertWebhookMutation,
  useRemoveAlertWebhookMutation,
  useTestAlertWebhookMutation,
} from '../alertSettingsApi';
import styles from '../notification.module.css';
import { SignatureHelp } from './SignatureHelp';

/** Addresses of the user's own that receive their alerts, signed. */
export function Webhooks({ webhooks, max }: { webhooks: readonly AlertWebhook[]; max: number }) {
  const [url, setUrl] = useState('');
  const [add, adding] = useAddAlertWebhookMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const secret = useRef<HTMLParagraphElement>(null);
  // to be copied now; the last one of a plan takes the form away
  useEffect(() => secret.current?.focus(), [adding.data]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await add(url.trim());
    if (!error) setUrl('');
  };
  return (
    <div className={styles.block}>
      <h2 ref={heading} tabIndex={-1}>
        Webhooks
      </h2>
      <p className={styles.hint}>For programs of your own: each alert is posted as JSON, signed.</p>
      <SignatureHelp />
      {max === 0 && (
        <p className={styles.hint}>
          They are part of Premium. <PlansLink>See the plans</PlansLink>
        </p>
      )}
      {max > 0 && webhooks.length >= max && (
        <p className={styles.hint}>Your plan includes {max}: remove one to add another.</p>
      )}
      <ul className={styles.list}>
        {webhooks.map((webhook, place) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            isIncluded={place < max}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
      {webhooks.length < max && (
        <form className={styles.wide} aria-label="Add a webhook" onSubmit={(event) => void submit(event)}>
          <label>
            Address (https)
            <input
              className={styles.field}
              type="url"
              required
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          </label>
          <ActionButton type="submit" isBusy={adding.isLoading}>
            Add the webhook
          </ActionButton>
        </form>
      )}
      {adding.data && (
        <>
          <p role="status" ref={secret} tabIndex={-1}>
            Its secret, shown only now: <code>{adding.data.secret}</code>
          </p>
          <CopyButton text={adding.data.secret} of="the secret" />
        </>
      )}
      <ActionMessage error={adding.error} />
    </div>
  );
}

interface RowProps {
  webhook: AlertWebhook;
  /** Whether the plan still includes it. */
  isIncluded: boolean;
  /** Called before the row is gone. */
  onRemoved: () => void;
}

function WebhookRow({ webhook, isIncluded, onRemoved }: RowProps) {
  const { id, url, lastSentAt, lastFailure, isOff } = webhook;
  const [remove, removing] = useRemoveAlertWebhookMutation();
  const [test, tested] = useTestAlertWebhookMutation();
  const [isSure, setSure] = useState(false);
  const removeSurely = async () => {
    const { error } = await remove(id);
    if (!error) onRemoved();
  };
  const last =
    lastFailure ?? (lastSentAt === null ? 'Nothing sent yet.' : `Last sent ${formatMoment(lastSentAt)}.`);
  const state = isOff
    ? `Switched off after many failures: ${last} A test that succeeds switches it on.`
    : last;
  return (
    <li className={styles.row}>
      <span>
        {url}
        <span className={styles.hint}>
          {' '}
          {isIncluded ? state : 'Your plan does not include it: nothing is sent here.'}
        </span>
      </span>
      <span className={styles.filters}>
        {isIncluded && (
          <ActionButton aria-label={`Test ${url}`} isBusy={tested.isLoading} onClick={() => void test(id)}>
            Test
          </ActionButton>
        )}
        <ActionButton
          aria-label={isSure ? `Really remove ${url}` : `Remove ${url}`}
          isBusy={removing.isLoading}
          onClick={() => (isSure ? void removeSurely() : setSure(true))}
        >
          {isSure ? 'Really remove' : 'Remove'}
        </ActionButton>
      </span>
      {tested.data && <p role="status">{tested.data.message}</p>}
      <ActionMessage error={tested.error ?? removing.error} />
    </li>
  );
}
