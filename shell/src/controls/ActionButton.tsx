import type { ButtonHTMLAttributes } from 'react';
import styles from './action.module.css';

/** A button without the component library, for pages with a small first load. */
export function ActionButton({
  isPrimary = false,
  ...rest
}: { isPrimary?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={isPrimary ? styles.primary : styles.secondary} {...rest} />;
}
