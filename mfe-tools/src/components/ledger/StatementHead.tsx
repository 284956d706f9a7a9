import { useEffect, useState } from 'react';
import { indianDay } from '@tayyib/shared/calendar';
import { formatDay } from '@tayyib/shared/format';
import { useViewer } from '@tayyib/shared/modules';
import type { Statement } from '../../domain/ledger/statement';
import styles from './StatementSection.module.css';

/** On paper alone: whose statement it is, of which financial year, and when it was printed. */
export function StatementHead({ statement: { from, to } }: { statement: Pick<Statement, 'from' | 'to'> }) {
  const { user } = useViewer();
  const printedOn = usePrintingDay();
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  return (
    <dl className={styles.head}>
      <div>
        <dt>Owner</dt>
        <dd>{name === '' ? 'Not named: saved without an account' : name}</dd>
      </div>
      <div>
        <dt>Financial year</dt>
        <dd>
          {formatDay(from)} to {formatDay(to)}
        </dd>
      </div>
      <div>
        <dt>Printed on</dt>
        <dd>{formatDay(printedOn)}</dd>
      </div>
    </dl>
  );
}

/** Today in India; a page that is open overnight gets the day on which it is printed. */
function usePrintingDay(): string {
  const [day, setDay] = useState(() => indianDay(new Date()));
  useEffect(() => {
    const update = () => setDay(indianDay(new Date()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return day;
}
