import { lazy, useState } from 'react';
import { Failure, LazyPart, PrintedHead, Section } from '@tayyib/shared/parts/page';
import { Button, Skeleton } from '@tayyib/shared/sdk/ui';
import { useZakatYears } from '../../state/zakat-years/useZakatYears';
import type { YearToSave } from '../../domain/zakat-years/drafts';
import type { WealthBook, WealthName } from '../../domain/zakat/wealthLines';
import { PassphraseForm } from './PassphraseForm';
import { SaveYear } from './SaveYear';
import { StartYears } from './StartYears';
import { YearsOnAccount } from './YearsOnAccount';
import styles from './ZakatYears.module.css';

const SavedYears = lazy(async () => ({ default: (await import('./SavedYears')).SavedYears }));

interface Props {
  /** The year that is typed, or a sentence why it cannot be saved. */
  current: YearToSave | string;
  today: string;
  /** The lines of wealth on the page, and the one that is shown. */
  book: WealthBook;
  chosen: WealthName;
  /** Shows a line of wealth that has saved years but is not on the page. */
  onAddLine: (wealth: WealthName) => void;
}

/** Past zakat years with what was due and paid, saved on the account if the user agrees. */
export function ZakatYearsSection({ current, today, book, chosen, onAddLine }: Props) {
  const zakatYears = useZakatYears(chosen);
  const { status, years, saved, error, retry, start, open, remove } = zakatYears;
  const elsewhere = saved.filter(({ id }) => book.lines.every((line) => line.id !== id));
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className={`${styles.years} ${years.length === 0 ? styles.screenOnly : ''}`}>
      <Section
        title={book.lines.length > 1 ? `Your zakat years: ${chosen.name}` : 'Your zakat years'}
        hint="What was due and what you paid, year by year. Lines are added, never changed."
      >
        <div className={styles.whole}>
          {status === 'loading' && (
            <Skeleton active title={false} paragraph={{ rows: 1 }} aria-label="Loading your zakat years" />
          )}
          {status === 'failed' && <Failure error={error} retry={retry} />}
          {status === 'unreached' && <p>They are on your account, and there is no connection.</p>}
          {status === 'none' && !isChoosing && (
            <Button onClick={() => setIsChoosing(true)}>Start to save your years</Button>
          )}
          {status === 'none' && isChoosing && <StartYears onStart={start} />}
          {status === 'locked' && (
            <PassphraseForm label="Passphrase of your zakat years" action="Open" onSubmit={open} />
          )}
          {status === 'open' && <SaveYear current={current} years={years} onSave={zakatYears.save} />}
          {elsewhere.length > 0 && (
            <ul className={styles.elsewhere} aria-label="Saved years of other lines of wealth">
              {elsewhere.map((wealth) => (
                <li key={wealth.id}>
                  Years of {wealth.name} are saved as well.{' '}
                  <Button size="small" onClick={() => onAddLine(wealth)}>
                    Show {wealth.name}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {years.length > 0 && <PrintedHead />}
          {years.length > 0 && (
            <LazyPart>
              <SavedYears zakatYears={zakatYears} today={today} />
            </LazyPart>
          )}
          {(status === 'open' || status === 'locked') && (
            <YearsOnAccount
              copy={zakatYears.copy}
              onDelete={async () => {
                setIsChoosing(false);
                return remove();
              }}
            />
          )}
        </div>
      </Section>
    </div>
  );
}
