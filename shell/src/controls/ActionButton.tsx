import type { ButtonHTMLAttributes } from 'react';
import styles from './action.module.css';

/** A button that needs no component library: for pages that must paint first. */
export function ActionButton({
  isPrimary = false,
  ...rest
}: { isPrimary?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={isPrimary ? styles.primary : styles.secondary} {...rest} />;
}
