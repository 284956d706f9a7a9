import { lazy, useState } from 'react';
import { LazyPart } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import { useZakatYears } from '../../state/zakat-years/useZakatYears';
import { zakatYearsHere, zakatYearsOnAccount } from '../../state/ledger/zakatYearsPlaces';
import type { YearToSave } from '../../domain/zakat-years/drafts';
import type { WealthBook, WealthName } from '../../domain/zakat/wealthLines';
import { PassphraseForm } from './PassphraseForm';
import { PrintedHead } from '../PrintedHead';
import { Section } from '../Section';
import { SaveYear } from './SaveYear';
import { YearsPlaceChoice } from './YearsPlaceChoice';
import { YearsPlaceNote } from './YearsPlaceNote';
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

/** Past zakat years with what was due and paid, saved in this browser or on the account if the user chooses to. */
export function ZakatYearsSection({ current, today, book, chosen, onAddLine }: Props) {
  const zakatYears = useZakatYears(chosen);
  const { owner, status, place, years, saved } = zakatYears;
  const elsewhere = saved.filter(({ id }) => book.lines.every((line) => line.id !== id));
  const lines = place === 'account' ? zakatYearsOnAccount : zakatYearsHere;
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className={`${styles.years} ${years.length === 0 ? styles.screenOnly : ''}`}>
      <Section
        title={book.lines.length > 1 ? `Your zakat years: ${chosen.name}` : 'Your zakat years'}
        hint="What was due and what you paid, year by year. Lines are added, never changed."
      >
        <div className={styles.whole}>
          {status === 'none' && !isChoosing && (
            <Button onClick={() => setIsChoosing(true)}>Start to save your years</Button>
          )}
          {status === 'none' && isChoosing && <YearsPlaceChoice owner={owner} />}
          {status === 'locked' && (
            <PassphraseForm
              label="Passphrase of your zakat years"
              action="Open"
              onSubmit={async (passphrase) =>
                (await lines.open(owner, passphrase))
                  ? null
                  : 'Your zakat years do not open with this passphrase.'
              }
            />
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
          {status !== 'none' && (
            <YearsPlaceNote zakatYears={zakatYears} onDeleted={() => setIsChoosing(false)} />
          )}
        </div>
      </Section>
    </div>
  );
}
