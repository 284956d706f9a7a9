import { use, type ReactNode } from 'react';
import { FormSectionsContext, useOpenWhen } from '../../../state/useFormSections';
import { sectionId } from '@tayyib/shared/parts/page';
import sectionStyles from '@tayyib/shared/section.module.css';
import styles from './FormSection.module.css';

interface Props {
  title: string;
  hint?: ReactNode;
  /** What counts of it; null where nothing is entered. */
  subtotal?: string | null;
  /** Whether something in it has to be corrected or added, so that it must not stay closed. */
  isWrong?: boolean;
  children: ReactNode;
}

/** A section of the form that can be closed; its heading says what counts of it either way. */
export function FormSection({ title, hint, subtotal = null, isWrong = false, children }: Props) {
  const { isOpen, toggle } = use(FormSectionsContext);
  useOpenWhen(title, isWrong);
  const id = sectionId(title);
  return (
    <section className={sectionStyles.section} aria-labelledby={id}>
      <h2>
        <button
          type="button"
          className={styles.heading}
          aria-expanded={isOpen(title)}
          aria-controls={`${id}-fields`}
          onClick={() => toggle(title)}
        >
          <span id={id}>{title}</span>
          {subtotal !== null && <span className={styles.subtotal}>{subtotal}</span>}
        </button>
      </h2>
      <div id={`${id}-fields`} hidden={!isOpen(title)}>
        {hint && <p className={sectionStyles.hint}>{hint}</p>}
        <div className={sectionStyles.fields}>{children}</div>
      </div>
    </section>
  );
}
