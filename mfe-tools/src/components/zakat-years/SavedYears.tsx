import { useState } from 'react';
import { Button } from '@tayyib/shared/sdk/ui';
import { yearsCsv } from '../../domain/zakat-years/yearsCsv';
import type { ZakatYearLine } from '../../domain/zakat-years/ZakatYearLine';
import { inRupees } from '@tayyib/shared/values/amounts';
import type { ZakatYears } from '../../state/zakat-years/useZakatYears';
import { Failure, saveFile } from '@tayyib/shared/parts/page';
import { BarTable } from '@tayyib/shared/parts/charts';
import { YearLines } from './YearLines';
import { YearPaymentForm } from './YearPaymentForm';
import { YearsTable } from './YearsTable';
import styles from './ZakatYears.module.css';

/** The saved years side by side, payments for them, and every line. */
export function SavedYears({ zakatYears, today }: { zakatYears: ZakatYears; today: string }) {
  const { years, pay, reversePayment } = zakatYears;
  const [failure, setFailure] = useState<string | null>(null);
  const [reversed, setReversed] = useState<ZakatYearLine | null>(null);
  const onReverse = async (line: ZakatYearLine) => {
    const message = await reversePayment(line.id);
    setFailure(message);
    setReversed(message === null ? line : null);
  };
  const undo = async ({ year, amountPaise, countsOn, recipient, toWhom, note }: ZakatYearLine) => {
    const message = await pay({ year, amountPaise, countsOn, recipient, toWhom, note });
    setFailure(message);
    if (message === null) setReversed(null);
  };
  return (
    <>
      <header className={styles.header}>
        <h3>Years compared</h3>
        <Button
          className={styles.screenOnly}
          onClick={() => saveFile({ text: yearsCsv(years), name: 'zakat-years.csv', type: 'text/csv' })}
        >
          Download years as CSV
        </Button>
      </header>
      <YearsTable years={years} />
      {years.length > 1 && (
        <BarTable
          caption="Zakat due by year"
          title="Year"
          bars={years.map(({ year, duePaise }) => ({
            label: `${year} AH`,
            value: Math.max(0, duePaise),
            text: inRupees(duePaise),
          }))}
        />
      )}
      <YearPaymentForm years={years} today={today} onPay={pay} />
      <h3>Line by line</h3>
      {failure !== null && <Failure message={failure} />}
      <p role="status" className={styles.done}>
        {reversed !== null && (
          <>
            The payment of {inRupees(reversed.amountPaise)} is reversed by a further line.
            <Button size="small" onClick={() => void undo(reversed)}>
              Undo
            </Button>
          </>
        )}
      </p>
      {years.map((year) => (
        <YearLines key={year.year} year={year} onReverse={(line) => void onReverse(line)} />
      ))}
    </>
  );
}
