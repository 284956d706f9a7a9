import { useRef, useState } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { FindStock } from '@tayyib/shared/parts/fields';
import { onDemand, Section } from '@tayyib/shared/parts/page';
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

/** Once a company is chosen. */
const EntryFields = onDemand(async () => (await import('./EntryFields')).EntryFields);

/** Enters a purchase or a sale by hand. */
export function AddEntry({ title, today, folds, onAdd }: Props) {
  const { user } = useViewer();
  const [company, setCompany] = useState<Company | null>(null);
  const finder = useRef<HTMLDivElement>(null);
  return (
    <Section title={title} folds={folds}>
      <div ref={finder} className={styles.wide} onFocus={EntryFields.preload}>
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
