import { Link } from '@tayyib/shared/sdk/router';
import styles from './profile.module.css';

/** Where alerts are read and chosen. */
export const AlertsSection = () => (
  <section className={styles.section} aria-labelledby="profile-alerts">
    <h2 id="profile-alerts">Alerts</h2>
    <p className={styles.text}>
      Verdict changes of your stocks, changes of the screens you follow, and answers to your questions arrive
      under <Link to="/notification">Notifications</Link>. What is sent where is in{' '}
      <Link to="/notification/settings">their settings</Link>.
    </p>
  </section>
);
