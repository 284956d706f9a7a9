import { useEffect, useRef } from 'react';
import { plans, type PlanId } from '@tayyib/shared/plans';
import { Link } from '@tayyib/shared/sdk/router';
import { rupeesOf } from './rupeesOf';
import styles from './CurrentTerm.module.css';

/** A term that was ended before its time. */
export interface EndedTerm {
  plan: PlanId;
  /** What is paid back for its unused days. */
  refundPaise: number;
}

/** What the end of a term came to, in its place. */
export function TermEnded({ ended: { plan, refundPaise } }: { ended: EndedTerm }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.term} aria-labelledby="term-ended">
      <h2 id="term-ended" ref={heading} tabIndex={-1} className={styles.heading}>
        {plans[plan].title} has ended, and {rupeesOf(refundPaise)} is on its way back
      </h2>
      <p className={styles.text}>
        It goes to the payment method you paid with. The credit note is under{' '}
        <Link to="/profile">Plan and invoices</Link> of your profile. Your lists, portfolio and settings stay.
      </p>
    </section>
  );
}
