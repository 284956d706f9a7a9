import { useState, type SyntheticEvent } from 'react';
import { firstLedgerDay, type LedgerBalance } from '@tayyib/shared/shariah/purification-ledger';
import { formatDay } from '@tayyib/shared/values/format';
import { ledgerNoteMaxLength, maxLedgerEntries, maxLedgerPaise } from '@tayyib/shared/limits';
import { Button } from '@tayyib/shared/sdk/ui';
import { allocate } from '../../domain/ledger/allocate';
import { inRupees, toPaise, toRupees } from '@tayyib/shared/values/amounts';
import type { Ledger } from '../../state/useLedger';
import { DateField, NumberField, SelectField, TextField } from '@tayyib/shared/parts/fields';
import { Failure, Section } from '@tayyib/shared/parts/page';
import styles from './PaymentForm.module.css';

interface Props {
  balances: readonly LedgerBalance[];
  today: string;
  onPay: Ledger['pay'];
}

/** Every open account together. */
const all = 'all';

/** Records a payment that was made: for one company and year, or for all that is open, the oldest first. */
export function PaymentForm({ balances, today, onPay }: Props) {
  const open = balances.filter(({ balancePaise }) => balancePaise > 0).slice(-maxLedgerEntries);
  const [target, setTarget] = useState(all);
  const [rupees, setRupees] = useState<number | null>(null);
  const [paidOn, setPaidOn] = useState<string | null>(today);
  const [toWhom, setToWhom] = useState('');
  const [note, setNote] = useState('');
  const [outcome, setOutcome] = useState<{ failure: string | null; text: string } | null>(null);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [isWorking, setIsWorking] = useState(false);
  const nameOf = ({ name, yearTo }: LedgerBalance) => `${name}, year to ${formatDay(yearTo)}`;
  // a due of nothing is a line too
  const payable = balances.filter(({ duePaise, paidPaise }) => duePaise !== 0 || paidPaise !== 0);
  const chosen = payable.filter((balance) => nameOf(balance) === target);
  const paid = chosen.length > 0 ? chosen : open;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (rupees === null || rupees <= 0 || paidOn === null || paid.length === 0) {
      setOutcome({ failure: 'Type the amount and the day.', text: '' });
      return;
    }
    setIsWorking(true);
    setOutcome(null);
    const parts = allocate(paid, toPaise(rupees));
    const failure = await onPay({ requestId, paidOn, toWhom: toWhom.trim(), note: note.trim(), parts });
    setIsWorking(false);
    setOutcome({ failure, text: `${inRupees(toPaise(rupees))} recorded.` });
    if (failure !== null) return;
    setRequestId(crypto.randomUUID());
    setRupees(null);
    setTarget(all);
    setNote('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Section title="Record a payment" hint="What you gave away to purify. It can be reversed later.">
        <SelectField
          label="For"
          value={chosen.length > 0 ? target : all}
          onChange={setTarget}
          options={[
            { value: all, label: 'Everything unpaid, oldest first' },
            ...payable.map((balance) => ({ value: nameOf(balance), label: nameOf(balance) })),
          ]}
        />
        <NumberField
          label="Amount"
          unit="rupees"
          max={toRupees(maxLedgerPaise)}
          value={rupees}
          onChange={setRupees}
          required
          hint={`Open: ${inRupees(paid.reduce((sum, { balancePaise }) => sum + Math.max(0, balancePaise), 0))}`}
        />
        <DateField
          label="Paid on"
          min={firstLedgerDay}
          max={today}
          value={paidOn}
          onChange={setPaidOn}
          required
        />
        <TextField label="Paid to" maxLength={ledgerNoteMaxLength} value={toWhom} onChange={setToWhom} />
        <TextField label="Note" maxLength={ledgerNoteMaxLength} value={note} onChange={setNote} />
        <div className={styles.end}>
          <Button type="primary" htmlType="submit" loading={isWorking} disabled={paid.length === 0}>
            Record payment
          </Button>
          {outcome?.failure != null && <Failure message={outcome.failure} />}
          <p role="status" className={styles.done}>
            {outcome?.failure === null && outcome.text}
          </p>
        </div>
      </Section>
    </form>
  );
}
