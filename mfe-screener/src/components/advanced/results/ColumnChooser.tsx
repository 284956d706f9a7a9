import { useEffect, useRef } from 'react';
import { maxScreenColumns } from '@tayyib/shared/limits';
import { Button } from '@tayyib/shared/sdk/ui';
import { Select } from '@tayyib/shared/sdk/selects';
import styles from './ColumnChooser.module.css';

interface Props {
  /** From the URL; empty for the default columns. */
  chosen: readonly string[];
  /** The columns on the page. */
  shown: readonly string[];
  offered: readonly string[];
  onChange: (columns: string[]) => void;
}

/** Selects and orders the columns. Starts with those on the page, so that adding one preserves the others. */
export function ColumnChooser({ chosen, shown, offered, onChange }: Props) {
  const columns = chosen.length > 0 ? chosen : shown;
  return (
    <div className={styles.chooser}>
      <Select
        aria-label="Columns"
        placeholder="Default columns"
        mode="multiple"
        allowClear={chosen.length > 0}
        maxCount={maxScreenColumns}
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
    // React moved the row, which loses the focus
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
            { direction: 'earlier', sign: '↑', to: at - 1 },
            { direction: 'later', sign: '↓', to: at + 1 },
          ].map(({ direction, sign, to }) => (
            <Button
              key={direction}
              size="small"
              aria-label={`Move ${column} ${direction}`}
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
