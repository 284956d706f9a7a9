import { useId, useState, type ReactNode } from 'react';
import { sectionId } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import styles from './FoldedSettings.module.css';

interface Props {
  /** By what is calculated, in one line. */
  line: string;
  /** The titles of the sections behind it, to which an address may lead. */
  titles: readonly string[];
  /** Whether something in them has to be corrected or added, so that they must not stay closed. */
  isWrong?: boolean;
  children: ReactNode;
}

/** Settings that most leave as they are: one line says them, and opens what changes them. */
export function FoldedSettings({ line, titles, isWrong = false, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(() =>
    titles.some((title) => window.location.hash === `#${sectionId(title)}`),
  );
  const [wasWrong, setWasWrong] = useState(false);
  // opened once: what was corrected does not close under the hand
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setIsOpen(true);
  }
  return (
    <>
      <div className={styles.line}>
        <p id={`${id}-line`}>{line}</p>
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-line`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close the settings' : 'Change'}
        </Button>
      </div>
      <div id={id}>{isOpen && children}</div>
    </>
  );
}
