import { useState } from 'react';
import type { SecurityEventKind } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/format';
import { Skeleton } from '@tayyib/shared/ui';
import { ActionButton } from '../../controls/ActionButton';
import { Outcome } from './Outcome';
import styles from './profile.module.css';
import { useGetSecurityEventsQuery } from './profileApi';

const words: Readonly<Record<SecurityEventKind, string>> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Wrong password',
  'signed-out': 'Signed out',
  'session-revoked': 'Signed out from afar',
  'password-changed': 'Password changed',
  'password-reset': 'Password chosen by mail',
  'phone-added': 'Phone number added',
  'phone-removed': 'Phone number removed',
  'plan-bought': 'Plan bought',
  'data-exported': 'Data downloaded',
  'feed-fetched': 'Official file fetched',
  'feed-uploaded': 'Official file loaded',
  'code-refused': 'Wrong code',
  'link-refused': 'Used or old link opened',
  'locked-out': 'Locked for a while after wrong passwords',
  'sign-in-refused': 'Sign-in refused',
  'role-granted': 'Role given',
  'role-removed': 'Role taken away',
  'status-changed': 'Account status changed',
  'plan-granted': 'Plan given',
  'account-managed': 'You changed another account',
  'webhook-refused': 'Payment message refused',
  'account-erased': 'Account erased',
};

/** As many as are shown until more are asked for. */
const atFirst = 6;

/** What happened to one's account lately, so that one sees what one did not do. */
export function SecurityEventsSection() {
  // others add to it
  const { data, error } = useGetSecurityEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isWhole, setWhole] = useState(false);
  const events = data?.events ?? [];
  return (
    <section className={styles.section} aria-labelledby="profile-events">
      <h2 id="profile-events">What happened lately</h2>
      {error && <Outcome error={error} />}
      {!data && !error && <Skeleton active title={false} />}
      {data?.events.length === 0 && <p className={styles.hint}>Nothing yet.</p>}
      <ul className={styles.rows}>
        {events.slice(0, isWhole ? events.length : atFirst).map(({ id, at, event, device, address }) => (
          <li key={id} className={styles.row}>
            <span>
              {words[event]}
              <span className={styles.hint}>{[device, address].filter(Boolean).join(', ')}</span>
            </span>
            <span className={styles.hint}>{formatMoment(at)}</span>
          </li>
        ))}
      </ul>
      {events.length > atFirst && (
        <ActionButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${events.length - atFirst} earlier`}
        </ActionButton>
      )}
    </section>
  );
}
