import styles from './CopyButton.module.css';
import { useCopy } from './useCopy';

interface Props {
  text: string;
  /** What the text is, in a sentence: "the link". */
  of: string;
}

/** Copies a text, says so, and how to copy it by hand where the browser refuses. Works without the component library. */
export function CopyButton({ text, of }: Props) {
  const { outcome, copy } = useCopy({ copied: 'Copied', refused: `Select ${of} and copy it by hand` });
  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={styles.button}
        aria-label={`Copy ${of}`}
        onClick={() => void copy(text)}
      >
        Copy
      </button>
      <span role="status">{outcome}</span>
    </span>
  );
}
