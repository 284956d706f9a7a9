import { useEffect, useRef, useState } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { portfolioLimits } from '@tayyib/shared/limits';
import { DateField, NumberField } from '@tayyib/shared/parts/fields';
import { Failure } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import { toPaise } from '@tayyib/shared/values/amounts';
import styles from './portfolio.module.css';

interface Props {
  company: { isin: string; name: string };
  today: string;
  onAdd: (entry: PortfolioEntry) => void;
}

const firstDay = '1950-01-01';
const maxRupees = portfolioLimits.paise / 100;

/** The fields of a purchase or a sale of a company. */
export function EntryFields({ company, today, onAdd }: Props) {
  const [kind, setKind] = useState<'buy' | 'sell'>('buy');
  const [day, setDay] = useState<string | null>(null);
  const [shares, setShares] = useState<number | null>(null);
  const [price, setPrice] = useState<number | null>(null);
  const [charges, setCharges] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = () => {
    // the browser asks for what is missing
    if (day === null || shares === null || price === null) return;
    if (!Number.isInteger(shares) || shares < 1) return setProblem('Enter a whole number of shares.');
    const amountPaise = toPaise(price * shares);
    if (amountPaise > portfolioLimits.paise) return setProblem('The amount is above ₹1,000 crore.');
    const key = `typed:${crypto.randomUUID()}`;
    const { isin } = company;
    const chargesPaise = toPaise(charges ?? 0);
    return onAdd({ key, kind, isin, day, quantity: shares, amountPaise, chargesPaise, source: 'typed' });
  };
  return (
    <form
      className={styles.form}
      aria-label={`Entry of ${company.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className={styles.choice}>
        <legend>{company.name}</legend>
        {(['buy', 'sell'] as const).map((each) => (
          <label key={each}>
            <input
              ref={each === 'buy' ? first : undefined}
              type="radio"
              name="kind"
              checked={kind === each}
              onChange={() => setKind(each)}
            />{' '}
            {each === 'buy' ? 'Bought' : 'Sold'}
          </label>
        ))}
      </fieldset>
      <DateField label="Day" min={firstDay} max={today} value={day} onChange={setDay} required />
      <NumberField
        label="Shares"
        unit="shares"
        max={portfolioLimits.shares}
        value={shares}
        onChange={setShares}
        required
      />
      <NumberField
        label="Price per share"
        unit="rupees"
        max={maxRupees}
        value={price}
        onChange={setPrice}
        required
      />
      <NumberField
        label="Charges"
        hint="Brokerage, taxes and fees; optional."
        unit="rupees"
        max={maxRupees}
        value={charges}
        onChange={setCharges}
      />
      {problem && <Failure className={styles.wide} message={problem} />}
      <div className={styles.wide}>
        <Button type="primary" htmlType="submit">
          Add to portfolio
        </Button>
      </div>
    </form>
  );
}
