import { useId, useState, type SyntheticEvent } from 'react';
import { maxLedgerPaise, ledgerNoteMaxLength } from '@tayyib/shared/limits';
import { firstLedgerDay } from '@tayyib/shared/shariah/purification-ledger';
import { Button } from '@tayyib/shared/sdk/ui';
import { inRupees, toPaise, toRupees } from '@tayyib/shared/values/amounts';
import { recipientIds, recipientNames } from '../../domain/zakat-years/recipients';
import type { ZakatYear } from '../../domain/zakat-years/yearsOf';
import type { ZakatYears } from '../../state/zakat-years/useZakatYears';
import { DateField, NumberField, SelectField, TextField } from '@tayyib/shared/parts/fields';
import { Failure } from '@tayyib/shared/parts/page';
import styles from './ZakatYears.module.css';

interface Props {
  years: readonly ZakatYear[];
  today: string;
  onPay: ZakatYears['pay'];
}

/** Records zakat that was paid for a year: in advance, at once or in instalments. */
export function YearPaymentForm({ years, today, onPay }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const [rupees, setRupees] = useState<number | null>(null);
  const [paidOn, setPaidOn] = useState<string | null>(today);
  const [kind, setKind] = useState('');
  const [toWhom, setToWhom] = useState('');
  const [note, setNote] = useState('');
  const [outcome, setOutcome] = useState<{ failure: string | null; text: string } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const year = years.find((each) => String(each.year) === chosen) ?? years[0];
  if (!year) return null;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (rupees === null || rupees <= 0 || paidOn === null)
      return setOutcome({ failure: 'Type the amount and the day.', text: '' });
    const recipient = recipientIds.find((each) => each === kind) ?? null;
    const words = { recipient, toWhom: toWhom.trim(), note: note.trim() };
    const amountPaise = toPaise(rupees);
    setIsSaving(true);
    setOutcome(null);
    const failure = await onPay({ year: year.year, amountPaise, countsOn: paidOn, ...words });
    setIsSaving(false);
    setOutcome({ failure, text: `${inRupees(amountPaise)} recorded for ${year.year} AH.` });
    if (failure !== null) return;
    setRupees(null);
    setNote('');
  };
  return (
    <form
      className={styles.screenOnly}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void submit(event)}
    >
      <h3 id={`${id}-title`}>Record a payment of zakat</h3>
      <div className={styles.fields}>
        <SelectField
          label="For the year"
          value={String(year.year)}
          onChange={setChosen}
          options={years.map((each) => ({ value: String(each.year), label: `${each.year} AH` }))}
        />
        <NumberField
          label="Amount paid"
          unit="rupees"
          max={toRupees(maxLedgerPaise)}
          value={rupees}
          onChange={setRupees}
          required
          hint={`Left: ${inRupees(Math.max(0, year.leftPaise))}`}
        />
        <DateField
          label="Paid on"
          min={firstLedgerDay}
          max={today}
          value={paidOn}
          onChange={setPaidOn}
          required
        />
        <SelectField
          label="Kind of recipient"
          value={kind}
          onChange={setKind}
          options={[
            { value: '', label: 'Not said' },
            ...recipientIds.map((each) => ({ value: each, label: recipientNames[each] })),
          ]}
        />
        <TextField label="Paid to" maxLength={ledgerNoteMaxLength} value={toWhom} onChange={setToWhom} />
        <TextField label="Note" maxLength={ledgerNoteMaxLength} value={note} onChange={setNote} />
        <div className={styles.end}>
          <Button htmlType="submit" loading={isSaving}>
            Record payment
          </Button>
        </div>
      </div>
      {outcome?.failure != null && <Failure message={outcome.failure} />}
      <p role="status" className={styles.done}>
        {outcome?.failure === null && outcome.text}
      </p>
    </form>
  );
}
