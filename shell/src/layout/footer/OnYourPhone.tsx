import { lazy, Suspense, useRef } from 'react';
import { productName } from '@tayyib/shared/brand';
import { Link } from '@tayyib/shared/sdk/router';
import { useWasSeen } from '../useWasSeen';
import styles from './OnYourPhone.module.css';

const QrCode = lazy(() => import('../../controls/QrCode'));

/** How to install the page on a phone: there is no app in a store yet, and the links say so. */
export function OnYourPhone() {
  const code = useRef<HTMLDivElement>(null);
  const wasSeen = useWasSeen(code);
  return (
    <section className={styles.phone} aria-label="On your phone">
      <div ref={code} className={styles.code}>
        {wasSeen && (
          <Suspense>
            <QrCode text={location.origin} label={`Scan to open ${location.host}`} />
          </Suspense>
        )}
      </div>
      <div>
        <h2>On your phone</h2>
        <p>
          {productName} is not in the app stores yet.{' '}
          <span className={styles.onDesk}>Scan the code to install this page on your phone:</span>
          <span className={styles.onPhone}>Install this page:</span> it opens like an app.
        </p>
        <ul>
          <li>
            <Link to="/ourservice#install-android">Install on Android</Link>
          </li>
          <li>
            <Link to="/ourservice#install-iphone">Install on iPhone and iPad</Link>
          </li>
        </ul>
      </div>
    </section>
  );
}
