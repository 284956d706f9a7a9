import { productName } from '@tayyib/shared/brand';
import styles from './Logo.module.css';

/** The mark and the name. `isTurning` plays its one-second animation. */
export function Logo({ isCompact = false, isTurning = false }: { isCompact?: boolean; isTurning?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg
        className={`${styles.mark} ${isTurning ? styles.turning : ''}`}
        viewBox="0 0 64 64"
        aria-hidden="true"
      >
        <rect width="64" height="64" rx="15" className={styles.tile} />
        <path d="M43.500 45.200A20 20 0 1 1 36 13.100 16 16 0 1 0 43.500 45.200Z" fill="#e9c46a" />
        <path
          d="M22 35l8.500 8.500L51 20"
          fill="none"
          stroke="#fff"
          strokeWidth="5.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={isCompact ? styles.hiddenName : styles.name}>{productName}</span>
    </span>
  );
}
