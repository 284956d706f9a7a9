import { ProfileSection } from './ProfileSection';
import styles from './profile.module.css';

/** The download of all personal data. */
export function DataExportSection() {
  return (
    <ProfileSection id="profile-data" title="Your data">
      <p className={styles.text}>
        Everything we store about you, in one file that programs can read (JSON). Passwords and codes are not
        in it.
      </p>
      <p className={styles.text}>
        <a href="/api/profile/export" download="my-data.json">
          Download your data
        </a>
      </p>
    </ProfileSection>
  );
}
