import { lazy, Suspense, useState } from 'react';
import { ActionButton } from '../../controls/ActionButton';
import styles from './profile.module.css';

/** Few people ever open it. */
const EraseDialog = lazy(() => import('./EraseDialog'));

/** The way to be rid of one's account. */
export function ErasureSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="profile-erasure">
      <h2 id="profile-erasure">Erase your account</h2>
      <p className={styles.words}>
        Everything we keep about you goes, for good; what the law asks us to keep stays without your name. You
        see all of it before you decide.
      </p>
      <ActionButton onClick={() => setIsOpen(true)}>Erase my account…</ActionButton>
      {isOpen && (
        <Suspense>
          <EraseDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
