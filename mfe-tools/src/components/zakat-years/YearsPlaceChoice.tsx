import { consentPurposes } from '@tayyib/shared/consents';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { useSetZakatConsentMutation } from '../../api/toolsApi';
import { zakatYearsHere, zakatYearsOnAccount } from '../../state/ledger/zakatYearsPlaces';
import { BrowserPlace } from '../ledger/BrowserPlace';
import { PassphraseForm } from './PassphraseForm';
import styles from '../ledger/PlaceChoice.module.css';

/** Where zakat years are saved, encrypted in both: on the account, by consent, or in this browser. */
export function YearsPlaceChoice({ owner }: { owner: string }) {
  const { user } = useViewer();
  const [setConsent] = useSetZakatConsentMutation();
  const create = async (passphrase: string) => {
    const { error } = await setConsent(true);
    if (error) return toMessage(error);
    return (await zakatYearsOnAccount.create(owner, passphrase)) ? null : zakatYearsOnAccount.refusal;
  };
  return (
    <div className={styles.places}>
      {user !== null && (
        <div className={styles.place}>
          <h2>On your account</h2>
          <p>{consentPurposes['zakat-years'].words} They open on every device with the passphrase.</p>
          <PassphraseForm
            isNew
            label="Passphrase for zakat years on your account"
            action="I agree: save on my account"
            onSubmit={create}
          />
        </div>
      )}
      <BrowserPlace
        owner={owner}
        place={zakatYearsHere}
        what="list of zakat years"
        heading="In this browser only"
      />
    </div>
  );
}
