import { useEffect, useRef } from 'react';
import { screenColumnsMost } from '@tayyib/shared/limits';
import { Button } from '@tayyib/shared/ui';
import { Select } from '@tayyib/shared/ui-data';
import styles from './ColumnChooser.module.css';

interface Props {
  /** As the address says; empty for the usual ones. */
  chosen: readonly string[];
  /** Those on the page. */
  shown: readonly string[];
  offered: readonly string[];
  onChange: (columns: string[]) => void;
}

/** Which columns the list has, and in which order. It begins with those on the page, so that adding one keeps the others. */
export function ColumnChooser({ chosen, shown, offered, onChange }: Props) {
  const columns = chosen.length > 0 ? chosen : shown;
  return (
    <div className={styles.chooser}>
      <Select
        aria-label="Columns"
        placeholder="Columns: the usual ones"
        mode="multiple"
        allowClear={chosen.length > 0}
        maxCount={screenColumnsMost}
        value={[...columns]}
        options={offered.map((name) => ({ value: name, label: name }))}
        onChange={(next: string[]) => onChange(next)}
      />
      {columns.length > 1 && (
        <details className={styles.order}>
          <summary>Order of the columns</summary>
          <ColumnOrder columns={columns} onChange={onChange} />
        </details>
      )}
    </div>
  );
}

function ColumnOrder({ columns, onChange }: Pick<Props, 'onChange'> & { columns: readonly string[] }) {
  const pressed = useRef<HTMLElement>(null);
  const order = columns.join('\n');
  useEffect(() => {
    // the row was taken out and put in again, which loses the focus
    pressed.current?.focus();
    pressed.current = null;
  }, [order]);
  const move = (from: number, to: number, button: HTMLElement) => {
    const column = columns[from];
    if (column === undefined || to < 0 || to >= columns.length) return;
    pressed.current = button;
    onChange(columns.toSpliced(from, 1).toSpliced(to, 0, column));
  };
  return (
    <ol>
      {columns.map((column, at) => (
        <li key={column}>
          <span>{column}</span>
          {[
            { words: 'earlier', sign: '↑', to: at - 1 },
            { words: 'later', sign: '↓', to: at + 1 },
          ].map(({ words, sign, to }) => (
            <Button
              key={words}
              size="small"
              aria-label={`Move ${column} ${words}`}
              aria-disabled={to < 0 || to >= columns.length}
              onClick={({ currentTarget }) => move(at, to, currentTarget)}
            >
              {sign}
            </Button>
          ))}
        </li>
      ))}
    </ol>
  );
}
