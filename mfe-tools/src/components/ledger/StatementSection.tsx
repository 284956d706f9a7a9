import { useId, useState } from 'react';
import type { LedgerLine } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Button } from '@tayyib/shared/sdk/ui';
import { statementCsv } from '../../domain/ledger/statementCsv';
import { statementOf, statementYears } from '../../domain/ledger/statement';
import type { Ledger } from '../../state/useLedger';
import { Failure, PrintedHead, saveFile } from '@tayyib/shared/parts/page';
import { StatementTable } from './StatementTable';
import styles from './StatementSection.module.css';

interface Props {
  lines: readonly LedgerLine[];
  today: string;
  onReverse: Ledger['reversePayment'];
}

/** The statement of a financial year, on the page, as a file and on paper. */
export function StatementSection({ lines, today, onReverse }: Props) {
  const id = useId();
  const years = statementYears(lines, today);
  const [chosen, setChosen] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<{ failure: string | null } | null>(null);
  const year = years.find((each) => each === chosen) ?? years[0] ?? '';
  const statement = statementOf(lines, year);
  const reversePayment = async ({ id: paymentId }: LedgerLine) => {
    const failure = await onReverse(paymentId);
    // the line of today is in the statement of today
    if (failure === null) setChosen(null);
    setOutcome({ failure });
  };
  const reversed = new Set(lines.flatMap(({ reverses }) => reverses ?? []));
  return (
    <section aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>
          Statement, {formatDay(statement.from)} to {formatDay(year)}
        </h2>
        <select
          aria-label="Financial year"
          className={styles.screenOnly}
          value={year}
          onChange={({ target }) => setChosen(target.value)}
        >
          {years.map((each) => (
            <option key={each} value={each}>
              April {Number(each.slice(0, 4)) - 1} to March {each.slice(0, 4)}
            </option>
          ))}
        </select>
        <Button className={styles.screenOnly} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        <Button
          className={styles.screenOnly}
          onClick={() =>
            saveFile({
              text: statementCsv(statement, today),
              name: `purification-${year.slice(0, 4)}.csv`,
              type: 'text/csv',
            })
          }
        >
          Download as CSV
        </Button>
      </header>
      {outcome?.failure != null && <Failure message={outcome.failure} />}
      <p role="status" className={styles.status}>
        {outcome?.failure === null && 'The payment is reversed by a further line dated today.'}
      </p>
      <PrintedHead
        facts={{ 'Financial year': `${formatDay(statement.from)} to ${formatDay(statement.to)}` }}
      />
      <StatementTable
        statement={statement}
        reversed={reversed}
        today={today}
        onReverse={(line) => void reversePayment(line)}
      />
      <p className={styles.small}>
        Dues count from the last day of the company’s year, corrections from the day they were made, so the
        statement of a past year never changes. Computed from what its owner typed and public accounts; this
        is arithmetic, not a ruling.
      </p>
    </section>
  );
}
