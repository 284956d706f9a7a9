import { Failure } from '@tayyib/shared/parts/page';
import { useState } from 'react';
import { Alert } from '@tayyib/shared/sdk/ui';
import type { SealedPlace } from '../../state/zakat-years/sealedYears';
import { PassphraseForm } from '../zakat-years/PassphraseForm';
import styles from './PlaceChoice.module.css';

interface Props {
  owner: string;
  place: SealedPlace;
  /** What is stored: `ledger`. */
  what: string;
  heading: string;
}

/** Begins an encrypted place in this browser, or opens a saved copy of one. */
export function BrowserPlace({ owner, place, what, heading }: Props) {
  const [isCopy, setIsCopy] = useState(true);
  const restore = async (file: File | undefined) =>
    setIsCopy(file !== undefined && (await place.restore(owner, await file.text())));
  return (
    <div className={styles.place}>
      <h2>{heading}</h2>
      <p>
        Encrypted with a passphrase that only you know; nothing is sent. Nobody can open it without the
        passphrase. Logging out and clearing the browser’s data delete it, so save a copy.
      </p>
      <PassphraseForm
        isNew
        label={`Passphrase for the new ${what}`}
        action="Save in this browser"
        onSubmit={async (passphrase) => ((await place.create(owner, passphrase)) ? null : place.refusal)}
      />
      <label className={styles.file}>
        Or open a copy you saved
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void restore(target.files?.[0])}
        />
      </label>
      {!isCopy && <Failure message={`This file is not a copy of a ${what}.`} />}
    </div>
  );
}
