import { useId } from 'react';
import { parse, type Vocabulary } from '@tayyib/shared/screens';
import { Button, Input } from '@tayyib/shared/ui';
import { useDebouncedInput } from '../market/useDebouncedInput';
import styles from './advanced.module.css';

interface Props {
  text: string;
  vocabulary: Vocabulary;
  onChange: (text: string) => void;
}

/** The screen in words. What cannot be read is marked where it stands, with what may have been meant. */
export function QueryText({ text, vocabulary, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useDebouncedInput(text, (next) => {
    // half a word leaves the filters and what was found as they are
    if (parse(next, vocabulary).ok) onChange(next);
  });
  const read = parse(typed, vocabulary);
  const remarks = read.ok ? read.warnings : read.errors;
  return (
    <div className={styles.query}>
      <label htmlFor={id}>In words</label>
      <Input.TextArea
        id={id}
        value={typed}
        // one that measures itself would write a style that the content policy refuses
        rows={Math.min(14, Math.max(4, typed.split('\n').length + 1))}
        maxLength={4000}
        spellCheck={false}
        status={read.ok ? undefined : 'error'}
        aria-invalid={!read.ok}
        aria-describedby={`${id}-remarks`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul id={`${id}-remarks`} className={styles.remarks} aria-live="polite" data-ok={read.ok}>
        {remarks.map(({ position, message, suggestion }) => (
          <li key={`${position.start} ${message}`}>
            Line {position.line}, column {position.column}: {message}{' '}
            {suggestion !== undefined && (
              <Button
                size="small"
                onClick={() =>
                  setTyped(typed.slice(0, position.start) + suggestion + typed.slice(position.end))
                }
              >
                Use “{suggestion}”
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        One condition a line; all must hold. For example <code>Debt to assets &lt; 25%</code>,{' '}
        <code>Sales growth 3 years &gt; 10</code>, <code>Status = compliant for 12 months</code>.
      </p>
    </div>
  );
}
