import styles from './SkipLink.module.css';

/** The first focusable element: skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
