import type { ReactNode } from 'react';

interface Props {
  /** What it is called among the page's regions. */
  label: string;
  /** What was asked for is still on its way: what is shown meanwhile belongs to what was asked for before. */
  isBusy: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What was found for the choices in the address. Every page says in this one way, to screen readers and to journeys
 * alike, whether what it shows is the answer to its address yet.
 */
export const Results = ({ label, isBusy, className, children }: Props) => (
  <section className={className} aria-label={label} aria-busy={isBusy}>
    {children}
  </section>
);
