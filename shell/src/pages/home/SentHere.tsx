import { useEffect, useRef } from 'react';
import { Link, useLocation } from '@tayyib/shared/sdk/router';
import { useAppSelector } from '@tayyib/shared/sdk/store';
import { selectHasSignedOut, selectWhySignedOut } from '../../session/signedOutSlice';
import styles from './HomePage.module.css';

/** Why a visitor is here: they logged out, their session ended elsewhere, or they wanted a page for users. */
export function SentHere({ isFromPage }: { isFromPage: boolean }) {
  const { state }: { state: unknown } = useLocation();
  const whySignedOut = useAppSelector(selectWhySignedOut);
  const hasSignedOut = useAppSelector(selectHasSignedOut);
  if (whySignedOut) {
    return (
      <p role="status" className={styles.sentHere}>
        You were signed out. {whySignedOut}{' '}
        <Link to="/login" state={state}>
          Log in again
        </Link>
      </p>
    );
  }
  if (hasSignedOut) return <SignedOut />;
  return isFromPage ? (
    <p role="status" className={styles.sentHere}>
      Log in to see that page.
    </p>
  ) : null;
}

/** After logging out, with the focus, since the page before is gone. */
function SignedOut() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} role="status" tabIndex={-1} className={styles.signedOut}>
      <p>
        <strong>You are logged out.</strong> Removed from this browser: your name, searches, saved filters,
        what you typed and did not save, and pages kept for reading offline. Your account keeps everything
        else, and the theme stays.
      </p>
      <Link to="/login">Log in again</Link>
    </div>
  );
}
