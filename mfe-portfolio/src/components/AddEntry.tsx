import { useEffect, useRef, useState } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { portfolioLimits } from '@tayyib/shared/limits';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { toPaise } from '@tayyib/shared/values/amounts';
import { DateField, NumberField, FindStock } from '@tayyib/shared/parts/fields';
import { Failure, Section } from '@tayyib/shared/parts/page';
import styles from './portfolio.module.css';

interface Props {
  title: string;
  today: string;
  /** Whether a phone shows the title alone at first. */
  folds: boolean;
  onAdd: (entry: PortfolioEntry) => void;
}

interface Company {
  isin: string;
  name: string;
}

const firstDay = '1950-01-01';
const maxRupees = portfolioLimits.paise / 100;

/** Enters a purchase or a sale by hand. */
export function AddEntry({ title, today, folds, onAdd }: Props) {
  const { user } = useViewer();
  const [company, setCompany] = useState<Company | null>(null);
  const finder = useRef<HTMLDivElement>(null);
  return (
    <Section title={title} folds={folds}>
      <div ref={finder} className={styles.wide}>
        {user ? (
          <FindStock onChoose={({ isin, stock }) => setCompany({ isin, name: stock })} />
        ) : (
          <ByIsin onChosen={setCompany} />
        )}
      </div>
      {company && (
        <EntryFields
          key={company.isin}
          company={company}
          today={today}
          onAdd={(entry) => {
            onAdd(entry);
            // the form is about to be removed
            finder.current?.querySelector('input')?.focus();
            setCompany(null);
          }}
        />
      )}
    </Section>
  );
}

function ByIsin({ onChosen }: { onChosen: (company: Company) => void }) {
  const [typed, setTyped] = useState('');
  const isin = typed.trim().toUpperCase();
  const isValid = /^IN[E9][A-Z0-9]{8}\d$/.test(isin);
  return (
    <div>
      <p className={styles.quiet}>
        <Link to="/login">Log in</Link> to search companies and to see prices and verdicts. Without an
        account, what you enter lasts until you close this tab.
      </p>
      <div className={styles.row}>
        <Input
          aria-label="ISIN of the company"
          placeholder="INE002A01018"
          maxLength={12}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button disabled={!isValid} onClick={() => onChosen({ isin, name: isin })}>
          Choose
        </Button>
      </div>
    </div>
  );
}

function EntryFields({ company, today, onAdd }: Pick<Props, 'today' | 'onAdd'> & { company: Company }) {
  const [kind, setKind] = useState<'buy' | 'sell'>('buy');
  const [day, setDay] = useState<string | null>(null);
  const [shares, setShares] = useState<number | null>(null);
  const [price, setPrice] = useState<number | null>(null);
  const [charges, setCharges] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = () => {
    const amountPaise = toPaise((price ?? 0) * (shares ?? 0));
    if (day === null || day > today) return setProblem('Choose a day up to today.');
    if (shares === null || !Number.isInteger(shares) || shares < 1)
      return setProblem('Enter a whole number of shares.');
    if (price === null) return setProblem('Enter the price of one share.');
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
      <DateField label="Day" min={firstDay} max={today} value={day} onChange={setDay} />
      <NumberField
        label="Shares"
        unit="shares"
        max={portfolioLimits.shares}
        value={shares}
        onChange={setShares}
      />
      <NumberField label="Price per share" unit="rupees" max={maxRupees} value={price} onChange={setPrice} />
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
