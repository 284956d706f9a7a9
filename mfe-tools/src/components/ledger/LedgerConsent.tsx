import { consentPurposes } from '@tayyib/shared/consents';
import { Failure } from '@tayyib/shared/parts/page';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Button } from '@tayyib/shared/sdk/ui';
import { useSetLedgerConsentMutation } from '../../api/toolsApi';
import styles from '../saving/ConsentBox.module.css';

/** Asks for the consent to a ledger on the account, and says what there is without one. */
export function LedgerConsent() {
  const { user } = useViewer();
  const [setConsent, { error, isLoading }] = useSetLedgerConsentMutation();
  return (
    <section className={styles.box} aria-label="Your purification ledger">
      <p>{consentPurposes['purification-ledger'].words} It is there on every device, and in your export.</p>
      {user === null ? (
        <p>
          <Link className={styles.link} to="/login">
            Log in
          </Link>{' '}
          to keep a ledger on your account.
        </p>
      ) : (
        <Button type="primary" loading={isLoading} onClick={() => void setConsent(true)}>
          I agree: save it on my account
        </Button>
      )}
      {error && <Failure error={error} />}
      <p>Without a ledger, the calculator saves its calculation as CSV and prints it.</p>
    </section>
  );
}
