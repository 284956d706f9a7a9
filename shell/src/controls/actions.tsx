import type { ButtonHTMLAttributes } from 'react';
import styles from './action.module.css';
import { Link, type LinkProps } from '@tayyib/shared/sdk/router';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isPrimary?: boolean;
  /** Until its action is done: presses do nothing, and the focus stays, which a disabled button would lose. */
  isBusy?: boolean;
}

/** A button without the component library, for pages with a small first load. */
export function ActionButton({ isPrimary = false, isBusy = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={isPrimary ? styles.primary : styles.secondary}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    />
  );
}

/** A link that looks like a button. */
export function ActionLink({ isPrimary = false, ...rest }: { isPrimary?: boolean } & LinkProps) {
  return <Link className={isPrimary ? styles.primary : styles.secondary} {...rest} />;
}
