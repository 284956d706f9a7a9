import { useState } from 'react';
import { consentPurposes } from '@tayyib/shared/consents';
import type { ZakatYears } from '../../state/zakat-years/useZakatYears';
import styles from '../saving/ConsentBox.module.css';
import { PassphraseForm } from './PassphraseForm';

/** Asks for the consent to zakat years on the account, sealed with a passphrase. They begin empty, or with a saved copy. */
export function StartYears({ onStart }: { onStart: ZakatYears['start'] }) {
  const [copy, setCopy] = useState<string | null>(null);
  const read = async (file: File | undefined) => setCopy((await file?.text()) ?? null);
  return (
    <div className={styles.box}>
      <p>{consentPurposes['zakat-years'].words} They open on every device with the passphrase.</p>
      <PassphraseForm
        isNew={copy === null}
        label={
          copy === null ? 'Passphrase for zakat years on your account' : 'Passphrase of the copy you saved'
        }
        action="I agree: save on my account"
        onSubmit={(passphrase) => onStart(passphrase, copy)}
      />
      <label className={styles.file}>
        Begin with a copy you saved
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
    </div>
  );
}
