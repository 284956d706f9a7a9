import { use } from 'react';
import { Button } from '@tayyib/shared/sdk/ui';
import { FormSectionsContext } from '../../../state/useFormSections';
import { sectionId } from '@tayyib/shared/parts/page';
import styles from './JumpList.module.css';

/** The sections of the form, in their order. */
export const sectionTitles = [
  'Money',
  'Gold',
  'Silver',
  'Shares',
  'Money others owe you',
  'Business and property',
  'Provident fund, pension and insurance',
  'What you owe',
  'Your zakat year',
  'Prices',
  'Choices',
] as const;

/** Closes and opens all sections of the form, which is many screens long, and on a phone leads to each of them. */
export function JumpList() {
  const { open, areAllOpen, openAll, closeAll } = use(FormSectionsContext);
  return (
    <nav className={styles.sections} aria-label="Sections of the form">
      <div className={styles.list}>
        {sectionTitles.map((title) => (
          <a key={title} href={`#${sectionId(title)}`} onClick={() => open(title)}>
            {title}
          </a>
        ))}
      </div>
      <Button onClick={areAllOpen ? closeAll : openAll}>
        {areAllOpen ? 'Close all sections' : 'Open all sections'}
      </Button>
    </nav>
  );
}
