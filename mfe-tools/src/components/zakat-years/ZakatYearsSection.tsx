import { useState } from 'react';
import { Button } from '@tayyib/shared/ui';
import { useZakatYears } from '../../state/ledger/useZakatYears';
import { zakatYearsHere } from '../../state/ledger/zakatYearsHere';
import type { YearToSave } from '../../domain/zakat-years/drafts';
import { BrowserPlace } from '../ledger/BrowserPlace';
import { PassphraseForm } from '../ledger/PassphraseForm';
import { Section } from '../Section';
import { SaveYear } from './SaveYear';
import { SavedYears } from './SavedYears';
import { YearsPlaceNote } from './YearsPlaceNote';
import styles from './ZakatYears.module.css';

interface Props {
  /** The year that is typed, or a sentence why it cannot be saved. */
  current: YearToSave | string;
  today: string;
}

/** Past zakat years with what was due and paid, saved in this browser if the user chooses to. */
export function ZakatYearsSection({ current, today }: Props) {
  const zakatYears = useZakatYears();
  const { owner, status, years } = zakatYears;
  const [isChoosing, setIsChoosing] = useState(false);
  const remove = () => {
    setIsChoosing(false);
    zakatYearsHere.remove(owner);
  };
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
          {status === 'none' && isChoosing && (
            <BrowserPlace
              owner={owner}
              place={zakatYearsHere}
              what="list of zakat years"
              heading="Save in this browser"
            />
          )}
          {status === 'locked' && (
            <PassphraseForm
              label="Passphrase of your zakat years"
              action="Open"
              onSubmit={async (passphrase) =>
                (await zakatYearsHere.open(owner, passphrase))
                  ? null
                  : 'Your zakat years do not open with this passphrase.'
              }
            />
          )}
          {status === 'open' && <SaveYear current={current} years={years} onSave={zakatYears.save} />}
          {years.length > 0 && <SavedYears zakatYears={zakatYears} today={today} />}
          {status !== 'none' && <YearsPlaceNote owner={owner} onDelete={remove} />}
        </div>
      </Section>
    </div>
  );
}
