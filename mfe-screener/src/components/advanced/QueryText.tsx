import { useId } from 'react';
import { parse, type Vocabulary } from '@tayyib/shared/screens';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { useDebouncedInput } from '../market/useDebouncedInput';
import styles from './advanced.module.css';

interface Props {
  text: string;
  vocabulary: Vocabulary;
  onChange: (text: string) => void;
}

/** The query as text. Errors are listed with their position and, if there is one, a suggestion. */
export function QueryText({ text, vocabulary, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useDebouncedInput(text, (next) => {
    // an incomplete query leaves the filters and results unchanged
    if (parse(next, vocabulary).ok) onChange(next);
  });
  const read = parse(typed, vocabulary);
  const diagnostics = read.ok ? read.warnings : read.errors;
  return (
    <div className={styles.query}>
      <label htmlFor={id}>Query</label>
      <Input.TextArea
        id={id}
        value={typed}
        // autosizing sets an inline style, which the content security policy refuses
        rows={Math.min(14, Math.max(4, typed.split('\n').length + 1))}
        maxLength={4000}
        spellCheck={false}
        status={read.ok ? undefined : 'error'}
        aria-invalid={!read.ok}
        aria-describedby={`${id}-diagnostics`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul id={`${id}-diagnostics`} className={styles.diagnostics} aria-live="polite" data-ok={read.ok}>
        {diagnostics.map(({ position, message, suggestion }) => (
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
        One condition per line; all must match. For example <code>Debt to assets &lt; 25%</code>,{' '}
        <code>Sales growth 3 years &gt; 10</code>, <code>Status = compliant for 12 months</code>.
      </p>
    </div>
  );
}
