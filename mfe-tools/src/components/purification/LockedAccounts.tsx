import { LockOverlay } from '@tayyib/shared/parts/premium';
import styles from './HoldingCard.module.css';

/**
 * In place of the accounts, where the plan does not include them.
 * @param typedIn where they can be typed, if not on this page
 */
export function LockedAccounts({ typedIn }: { typedIn?: string }) {
  return (
    <div className={styles.locked}>
      <p>
        The company’s impure income of each year, with its working, is part of premium. You can type it from
        the annual report{typedIn !== undefined && ` in ${typedIn}`}.
      </p>
      <LockOverlay title="Impure income of each year" preview={<Preview />}>
        {null}
      </LockOverlay>
    </div>
  );
}

/** Invented, and blurred. */
const Preview = () => (
  <dl className={styles.preview}>
    {['Interest income', 'Other impure income', 'Total income'].map((label) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>₹000 cr</dd>
      </div>
    ))}
  </dl>
);
