import { useId, useState, type ReactNode } from 'react';
import { useMedia } from '@tayyib/shared/sdk/theme';
import { Icon } from '@tayyib/shared/sdk/ui';
import { phoneWindow } from './phoneWindow';
import styles from './section.module.css';
import { sectionId } from './sectionId';

/** Moves the focus to the heading of a section, where what had it is gone. */
export const focusSection = (title: string) => document.getElementById(sectionId(title))?.focus();

interface Props {
  title: string;
  hint?: ReactNode;
  /** Whether a phone shows the title alone until it is pressed. What is in the section stays mounted, and so keeps its state. */
  folds?: boolean;
  children: ReactNode;
}

/** A section of a page with a heading. */
export function Section({ title, hint, folds = false, children }: Props) {
  const id = sectionId(title);
  const contentId = useId();
  const isPhone = useMedia(phoneWindow);
  // what was in view before it could be folded stays so
  const [isOpen, setOpen] = useState(!folds);
  const isFoldable = folds && isPhone;
  return (
    <section className={styles.section} aria-labelledby={id} data-foldable={isFoldable || undefined}>
      <h2 id={id} tabIndex={-1}>
        {isFoldable ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setOpen(!isOpen)}
          >
            {title} <Icon name={isOpen ? 'up' : 'down'} />
          </button>
        ) : (
          title
        )}
      </h2>
      <div id={contentId} hidden={isFoldable && !isOpen}>
        {hint && <p className={styles.hint}>{hint}</p>}
        <div className={styles.fields}>{children}</div>
      </div>
    </section>
  );
}
