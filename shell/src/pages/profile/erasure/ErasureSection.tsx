import { lazy, Suspense, useState } from 'react';
import { ActionButton } from '../../../controls/actions';
import { ProfileSection } from '../ProfileSection';
import styles from '../profile.module.css';

/** Rarely opened. */
const EraseDialog = lazy(() => import('./EraseDialog'));

/** Opens the dialog to erase the account. */
export function ErasureSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProfileSection id="profile-erasure" title="Erase your account">
      <p className={styles.text}>
        Everything we store about you is removed for good; what the law requires us to retain stays without
        your name. You see all of it before you decide.
      </p>
      <ActionButton onClick={() => setIsOpen(true)}>Erase my account…</ActionButton>
      {isOpen && (
        <Suspense>
          <EraseDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </ProfileSection>
  );
}
