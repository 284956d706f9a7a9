import { useState } from 'react';
import type { SecurityEventKind } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/values/format';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../controls/actions';
import { ActionMessage } from './ActionMessage';
import { ProfileSection } from './ProfileSection';
import styles from './profile.module.css';
import { useGetSecurityEventsQuery } from './profileApi';

const labels: Readonly<Record<SecurityEventKind, string>> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Wrong password',
  'signed-out': 'Signed out',
  'session-revoked': 'Signed out remotely',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by email',
  'phone-added': 'Phone number added',
  'phone-removed': 'Phone number removed',
  'provider-linked': 'Sign-in with Google or Apple added',
  'provider-removed': 'Sign-in with Google or Apple removed',
  'second-factor-added': 'Second step of signing in added',
  'second-factor-removed': 'Second step of signing in removed',
  'second-factor-reset': 'Second step of signing in reset by us',
  'passkey-added': 'Passkey added',
  'passkey-renamed': 'Passkey renamed',
  'passkey-removed': 'Passkey removed',
  'recovery-codes-replaced': 'New recovery codes made',
  'recovery-code-used': 'Signed in with a recovery code',
  'second-step-refused': 'Wrong code at the second step',
  'plan-bought': 'Plan bought',
  'data-exported': 'Data downloaded',
  'job-run': 'Background job started',
  'broadcast-sent': 'Message sent to everyone',
  'article-managed': 'Article changed',
  'scanner-managed': 'Scanner managed',
  'feed-fetched': 'Official file fetched',
  'filings-managed': 'Fetching of filings changed',
  'class-answered': 'Exchange class answered or withdrawn',
  'feed-uploaded': 'Official file uploaded',
  'code-refused': 'Wrong code',
  'link-refused': 'Used or expired link opened',
  'locked-out': 'Locked for a while after wrong passwords',
  'sign-in-refused': 'Sign-in refused',
  'role-granted': 'Role granted',
  'role-removed': 'Role removed',
  'status-changed': 'Account status changed',
  'plan-granted': 'Plan granted',
  'account-managed': 'You changed another account',
  'webhook-refused': 'Payment message refused',
  'account-erased': 'Account erased',
  'module-owner-added': 'Made owner of a module',
  'module-owner-removed': 'No longer owner of a module',
  'module-token-made': 'Token of a module made',
  'module-token-revoked': 'Token of a module revoked',
  'post-taken-down': 'A post of yours taken down by us',
  'post-kept': 'A reported post of yours kept by us',
  'community-sanctioned': 'A warning or a pause in the community',
  'community-appealed': 'Your appeal against it',
  'community-appeal-answered': 'Your appeal answered by us',
  'support-answered': 'A request of yours answered by us',
  'support-closed': 'A request of yours closed by us',
  'learning-managed': 'You changed events or lessons',
};

/** How many are shown until the list is expanded. */
const initialCount = 6;

/** Recent security events of the account, so that the user notices those of someone else. */
export function SecurityEventsSection() {
  // other requests add events
  const { data, error } = useGetSecurityEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isExpanded, setExpanded] = useState(false);
  const events = data?.events ?? [];
  return (
    <ProfileSection id="profile-events" title="Recent activity">
      {error && <ActionMessage error={error} />}
      {!data && !error && <Skeleton active title={false} />}
      {data?.events.length === 0 && <p className={styles.hint}>Nothing yet.</p>}
      <ul className={styles.rows}>
        {events
          .slice(0, isExpanded ? events.length : initialCount)
          .map(({ id, at, event, device, address }) => (
            <li key={id} className={styles.row}>
              <span>
                {labels[event]}
                <span className={styles.hint}>{[device, address].filter(Boolean).join(', ')}</span>
              </span>
              <span className={styles.hint}>{formatMoment(at)}</span>
            </li>
          ))}
      </ul>
      {events.length > initialCount && (
        <ActionButton aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? 'Show fewer' : `Show ${events.length - initialCount} earlier`}
        </ActionButton>
      )}
    </ProfileSection>
  );
}
