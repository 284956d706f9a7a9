import type { ReactNode } from 'react';

interface Props {
  /** The accessible name of the region. */
  label: string;
  /** Whether a request is pending, so that the content shown is that of the previous one. */
  isBusy: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The results for the current URL. `aria-busy` tells screen readers and browser tests on every page whether they are up to
 * date.
 */
export const Results = ({ label, isBusy, className, children }: Props) => (
  <section className={className} aria-label={label} aria-busy={isBusy}>
    {children}
  </section>
);
