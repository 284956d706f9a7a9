import { useState } from 'react';
import type { ExternalProvider, LinkedProvidersReply, OwnProofBody } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/values/format';
import { ActionButton } from '../../../controls/actions';
import { ActionMessage } from '../ActionMessage';
import { ProfileSection } from '../ProfileSection';
import styles from '../profile.module.css';
import { useGetProfileQuery } from '../profileApi';
import { OwnProofForm } from '../proof/OwnProofForm';
import {
  useChangeLinkedProviderMutation,
  useGetLinkedProvidersQuery,
  useSendProviderProofMutation,
} from './providersApi';

const names: Readonly<Record<ExternalProvider, string>> = { google: 'Google', apple: 'Apple' };

type LinkedProvider = LinkedProvidersReply['providers'][number];

/** The accounts at Google and Apple that sign in to this one; nothing where there are none. */
export function ProvidersSection() {
  const { data: providers = [], error } = useGetLinkedProvidersQuery();
  const { data: profile } = useGetProfileQuery();
  const [changing, setChanging] = useState<LinkedProvider | null>(null);
  const [change, changed] = useChangeLinkedProviderMutation();
  const [mail, mailing] = useSendProviderProofMutation();
  if (!error && providers.length === 0) return null;
  const start = (provider: LinkedProvider) => {
    changed.reset();
    mailing.reset();
    setChanging(provider);
  };
  const confirm = async ({ provider, isAllowed }: LinkedProvider, proof: OwnProofBody) => {
    const result = await change({ provider, isAllowed: !isAllowed, ...proof });
    if (!result.error) setChanging(null);
  };
  return (
    <ProfileSection id="profile-providers" title="Google and Apple">
      <ul className={styles.rows}>
        {providers.map((each) => (
          <li key={each.provider} className={styles.row}>
            <span>
              {names[each.provider]}
              <span className={styles.hint}>
                {each.isAllowed
                  ? `Signs in to your account since ${formatMoment(each.linkedAt)}`
                  : 'Removed: cannot sign in'}
              </span>
            </span>
            <ActionButton
              aria-label={`${each.isAllowed ? 'Remove' : 'Allow'} ${names[each.provider]}`}
              onClick={() => start(each)}
            >
              {each.isAllowed ? 'Remove' : 'Allow again'}
            </ActionButton>
          </li>
        ))}
      </ul>
      {changing && profile ? (
        <OwnProofForm
          key={changing.provider}
          hasPassword={profile.hasPassword}
          submitLabel={`${changing.isAllowed ? 'Remove' : 'Allow'} ${names[changing.provider]}`}
          change={changed}
          mailing={mailing}
          onMail={() => void mail()}
          onSubmit={(proof) => void confirm(changing, proof)}
          onCancel={() => setChanging(null)}
        >
          <p className={styles.text}>
            {changing.isAllowed
              ? `${names[changing.provider]} will no longer sign in to your account, and your other devices are signed out.`
              : `${names[changing.provider]} will sign in to your account again.`}
          </p>
        </OwnProofForm>
      ) : (
        <ActionMessage
          error={error}
          notice={changed.isSuccess ? 'Your sign-in methods are changed.' : undefined}
        />
      )}
    </ProfileSection>
  );
}
