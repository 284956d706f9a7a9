import styles from './SkipLink.module.css';

/** The first stop of the Tab key: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
