import { Link } from '@tayyib/shared/sdk/router';
import { ProfileSection } from './ProfileSection';
import styles from './profile.module.css';

/** Where alerts are read and chosen. */
export const AlertsSection = () => (
  <ProfileSection id="profile-alerts" title="Alerts">
    <p className={styles.text}>
      Verdict changes of your stocks, changes of the screens you follow, and answers to your questions arrive
      under <Link to="/notification">Notifications</Link>. What is sent where is in{' '}
      <Link to="/notification/settings">their settings</Link>.
    </p>
  </ProfileSection>
);
