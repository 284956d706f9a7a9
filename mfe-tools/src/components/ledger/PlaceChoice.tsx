import { consentPurposes } from '@tayyib/shared/consents';
import { Failure } from '@tayyib/shared/parts/page';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { useSetLedgerConsentMutation } from '../../api/toolsApi';
import { browserLedger } from '../../state/ledger/useLedger';
import { BrowserPlace } from './BrowserPlace';
import styles from './PlaceChoice.module.css';

/** Where the ledger is stored: on the account, by consent, or encrypted in this browser. */
export function PlaceChoice({ owner }: { owner: string }) {
  const { user } = useViewer();
  const [setConsent, { error, isLoading }] = useSetLedgerConsentMutation();
  return (
    <section className={styles.places} aria-label="Where to save the ledger">
      <div className={styles.place}>
        <h2>On your account</h2>
        <p>{consentPurposes['purification-ledger'].words} It is there on every device, and in your export.</p>
        {user === null ? (
          <p>
            <Link className={styles.link} to="/login">
              Log in
            </Link>{' '}
            to save it on an account.
          </p>
        ) : (
          <Button type="primary" loading={isLoading} onClick={() => void setConsent(true)}>
            I agree: save it on my account
          </Button>
        )}
        {error && <Failure error={error} />}
      </div>
      <BrowserPlace owner={owner} place={browserLedger} what="ledger" heading="In this browser only" />
    </section>
  );
}
