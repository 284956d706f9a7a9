import { useState } from 'react';
import { indianDay } from '@tayyib/shared/values/calendar';
import { balancesOf } from '@tayyib/shared/shariah/purification-ledger';
import { Link } from '@tayyib/shared/sdk/router';
import { Empty, PageHeading } from '@tayyib/shared/sdk/ui';
import { Balances } from '../components/ledger/Balances';
import { LedgerOnAccount } from '../components/ledger/LedgerOnAccount';
import { LedgerGuard } from '../components/ledger/LedgerGuard';
import { PaymentForm } from '../components/ledger/PaymentForm';
import { StatementSection } from '../components/ledger/StatementSection';
import { useLedger } from '../state/useLedger';
import styles from './LedgerPage.module.css';

/** What is due to be purified and what was paid, over the years, with a statement for each. */
export default function LedgerPage() {
  const ledger = useLedger();
  const [today] = useState(() => indianDay(new Date()));
  const { lines } = ledger;
  const balances = balancesOf(lines);
  return (
    <div className={styles.page}>
      <PageHeading
        title="Purification Ledger"
        lead="What you owe and what you gave, by company and financial year. Lines are added, never changed: a correction and a reversed payment are lines of their own."
        actions={
          <Link className={styles.screenOnly} to="/purification-calculator">
            To the calculator
          </Link>
        }
      />
      <LedgerGuard ledger={ledger}>
        {lines.length === 0 ? (
          <Empty description="Nothing is entered yet. Compute what is due in the calculator, and add it from there." />
        ) : (
          <>
            <Balances balances={balances} />
            <div className={styles.screenOnly}>
              <PaymentForm balances={balances} today={today} onPay={ledger.pay} />
            </div>
            <StatementSection lines={lines} today={today} onReverse={ledger.reversePayment} />
          </>
        )}
      </LedgerGuard>
      {ledger.status === 'open' && <LedgerOnAccount />}
    </div>
  );
}
