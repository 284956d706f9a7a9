import { useState } from 'react';
import { Button } from '@tayyib/shared/ui';
import { useZakatYears } from '../../state/ledger/useZakatYears';
import { zakatYearsHere, zakatYearsOnAccount } from '../../state/ledger/zakatYearsPlaces';
import type { YearToSave } from '../../domain/zakat-years/drafts';
import { PassphraseForm } from '../ledger/PassphraseForm';
import { Section } from '../Section';
import { SaveYear } from './SaveYear';
import { SavedYears } from './SavedYears';
import { YearsPlaceChoice } from './YearsPlaceChoice';
import { YearsPlaceNote } from './YearsPlaceNote';
import styles from './ZakatYears.module.css';

interface Props {
  /** The year that is typed, or a sentence why it cannot be saved. */
  current: YearToSave | string;
  today: string;
}

/** Past zakat years with what was due and paid, saved in this browser or on the account if the user chooses to. */
export function ZakatYearsSection({ current, today }: Props) {
  const zakatYears = useZakatYears();
  const { owner, status, place, years } = zakatYears;
  const lines = place === 'account' ? zakatYearsOnAccount : zakatYearsHere;
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className={`${styles.years} ${years.length === 0 ? styles.screenOnly : ''}`}>
      <Section
        title="Your zakat years"
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
          {years.length > 0 && <SavedYears zakatYears={zakatYears} today={today} />}
          {status !== 'none' && (
            <YearsPlaceNote zakatYears={zakatYears} onDeleted={() => setIsChoosing(false)} />
          )}
        </div>
      </Section>
    </div>
  );
}
