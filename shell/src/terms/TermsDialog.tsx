import { lazy, Suspense, useState } from 'react';
import { useLogoutMutation } from '@tayyib/shared/sdk/api';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { ThemeFrame } from '@tayyib/shared/sdk/theme';
import { Alert, Button, Modal } from '@tayyib/shared/sdk/ui';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import { pageNonce } from '../theme/pageTheme';
import { useTheme } from '../theme/useTheme';
import { useAcceptTermsMutation } from '../session/identityApi';
import { signOutKey } from '../session/useUserRecord';
import styles from './TermsDialog.module.css';

/** Rarely opened. */
const EraseDialog = lazy(() => import('../pages/profile/erasure/EraseDialog'));

/** Asks for acceptance of the terms. The button is focusable while disabled, and then explains what is missing. */
export default function TermsDialog() {
  const { mode } = useTheme();
  const [accept, accepting] = useAcceptTermsMutation();
  const [logout, signingOut] = useLogoutMutation({ fixedCacheKey: signOutKey });
  const [isTicked, setIsTicked] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const error = accepting.error ?? signingOut.error;
  const agree = () => (isTicked ? void accept({ userstatus: true }) : setIsReminded(true));
  const reminder = isReminded ? 'Please agree to the terms before proceeding.' : error && toMessage(error);
  const footer = (
    <>
      <Button onClick={() => void logout()}>Log out</Button>
      <Button
        type="primary"
        className={isTicked ? undefined : styles.waiting}
        aria-disabled={!isTicked}
        loading={accepting.isLoading}
        onClick={agree}
      >
        I Agree
      </Button>
    </>
  );
  return (
    <ThemeFrame mode={mode} nonce={pageNonce()}>
      <Modal open title="Terms & Conditions" closable={false} keyboard={false} footer={footer}>
        <p className={styles.text}>
          Before you continue, please read the{' '}
          <a href="/terms_condition" target="_blank" rel="noreferrer">
            Terms &amp; Conditions
          </a>{' '}
          and the{' '}
          <a href="/privacy-policy" target="_blank" rel="noreferrer">
            Privacy Policy
          </a>
          .
        </p>
        <Checkbox
          checked={isTicked}
          onChange={({ target }) => {
            setIsTicked(target.checked);
            setIsReminded(false);
          }}
        >
          I have read them and agree
        </Checkbox>
        <p className={styles.alternatives}>
          If you do not agree, you can still{' '}
          <a href="/api/profile/export" download="my-data.json">
            download your data
          </a>{' '}
          and{' '}
          <button type="button" className={styles.link} onClick={() => setIsErasing(true)}>
            erase your account
          </button>
          .
        </p>
        {reminder && (
          <Alert className={styles.reminder} role="alert" type="warning" showIcon title={reminder} />
        )}
      </Modal>
      {isErasing && (
        <Suspense>
          <EraseDialog onClose={() => setIsErasing(false)} />
        </Suspense>
      )}
    </ThemeFrame>
  );
}
