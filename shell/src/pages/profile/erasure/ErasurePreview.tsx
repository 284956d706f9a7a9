import type { ErasureReply } from '@tayyib/shared/contracts';
import { rupeesOf } from '../../plans/rupeesOf';
import styles from './EraseDialog.module.css';

/** What an erasure would remove, refund and retain, with the law that requires it. */
export function ErasurePreview({ preview: { goes, stays, refundPaise } }: { preview: ErasureReply }) {
  return (
    <div className={styles.preview}>
      <p>
        This cannot be undone. You are signed out everywhere. Your email can sign up again later, as a new
        account.
      </p>
      <h3>What goes</h3>
      <p>{goes.join(', ')}.</p>
      {refundPaise > 0 && (
        <>
          <h3>Your plan</h3>
          <p>It ends now. {rupeesOf(refundPaise)} for its unused days is paid back the way you paid.</p>
        </>
      )}
      {stays.length > 0 && (
        <>
          <h3>What we retain</h3>
          <ul>
            {stays.map(({ what, why, howLong }) => (
              <li key={what}>
                {what} <strong>{howLong}</strong> <span className={styles.why}>{why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
