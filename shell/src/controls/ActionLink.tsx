import { Link, type LinkProps } from '@tayyib/shared/router';
import styles from './action.module.css';

/** A link that looks like a button. */
export function ActionLink({ isPrimary = false, ...rest }: { isPrimary?: boolean } & LinkProps) {
  return <Link className={isPrimary ? styles.primary : styles.secondary} {...rest} />;
}
