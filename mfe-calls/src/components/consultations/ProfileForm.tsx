import { type FormEvent, useId, useState } from 'react';
import type { AdvisorProfile } from '@tayyib/shared/contracts';
import { advisorProfileMaxLength } from '@tayyib/shared/limits';
import { TextField } from '@tayyib/shared/parts/fields';
import { Failure } from '@tayyib/shared/parts/page';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { useChangeAdvisorProfileMutation } from '../../api/consultationsApi';
import styles from './Consultations.module.css';

/** What users read about the advisor before they book. */
export function ProfileForm({ profile: saved }: { profile: AdvisorProfile }) {
  const about = useId();
  const [edited, setEdited] = useState<AdvisorProfile | null>(null);
  const [change, { error, isLoading, isSuccess }] = useChangeAdvisorProfileMutation();
  const profile = edited ?? saved;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error: refusal } = await change(profile);
    if (!refusal) setEdited(null);
  };
  const edit = (part: Partial<AdvisorProfile>) => setEdited({ ...profile, ...part });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} aria-label="Your card">
      <TextField
        label="Training and certificates"
        maxLength={advisorProfileMaxLength}
        value={profile.qualification}
        onChange={(qualification) => edit({ qualification })}
      />
      <TextField
        label="Languages"
        maxLength={advisorProfileMaxLength}
        value={profile.languages}
        onChange={(languages) => edit({ languages })}
      />
      <label htmlFor={about}>About you</label>
      <textarea
        id={about}
        rows={3}
        maxLength={advisorProfileMaxLength}
        value={profile.about}
        onChange={({ target }) => edit({ about: target.value })}
      />
      {error && <Failure error={error} />}
      {isSuccess && edited === null && <Alert role="status" type="success" showIcon title="Saved." />}
      <Button htmlType="submit" loading={isLoading} disabled={edited === null}>
        Save your card
      </Button>
    </form>
  );
}
