import { useTheme } from '../theme/useTheme';
import iconButton from '../controls/iconButton.module.css';
import styles from './ThemeSwitch.module.css';

/** Switches between light and dark, in place. */
export function ThemeSwitch() {
  const { mode, toggle } = useTheme();
  const isDark = mode === 'dark';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label="Dark theme"
      title={isDark ? 'Switch to the light theme' : 'Switch to the dark theme'}
      className={iconButton.button}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
        {isDark ? (
          <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z" />
        ) : (
          <path d="M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9ZM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300 19 19M19 5l-1.700 1.700M6.700 17.300 5 19" />
        )}
      </svg>
    </button>
  );
}
