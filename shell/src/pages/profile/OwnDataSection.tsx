import styles from './profile.module.css';

/** All that is kept of one, to take along. */
export function OwnDataSection() {
  return (
    <section className={styles.section} aria-labelledby="profile-data">
      <h2 id="profile-data">Your data</h2>
      <p className={styles.words}>
        Everything we keep about you, in one file that programs can read (JSON). Passwords and codes are not
        in it.
      </p>
      <p className={styles.words}>
        <a href="/api/profile/export" download="my-data.json">
          Download your data
        </a>
      </p>
    </section>
  );
}
