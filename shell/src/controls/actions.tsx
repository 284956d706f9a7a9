import type { ButtonHTMLAttributes } from 'react';
import styles from './action.module.css';
import { Link, type LinkProps } from '@tayyib/shared/router';

/** A button without the component library, for pages with a small first load. */
export function ActionButton({
  isPrimary = false,
  ...rest
}: { isPrimary?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={isPrimary ? styles.primary : styles.secondary} {...rest} />;
}

/** A link that looks like a button. */
export function ActionLink({ isPrimary = false, ...rest }: { isPrimary?: boolean } & LinkProps) {
  return <Link className={isPrimary ? styles.primary : styles.secondary} {...rest} />;
}
