import type { ReactNode } from 'react';
import { Button, Icon } from '@tayyib/shared/ui';
import styles from './HoldingRows.module.css';

interface Props<Row> {
  rows: readonly Row[];
  empty: Row;
  metal: string;
  onChange: (rows: Row[]) => void;
  children: (row: Row, change: (row: Row) => void, nth: number) => ReactNode;
}

/** Rows of one metal that can be added and taken away; the last one stays. */
export function HoldingRows<Row>({ rows, empty, metal, onChange, children }: Props<Row>) {
  return (
    <div className={styles.rows}>
      <ul>
        {rows.map((row, at) => (
          // a row has no name but its place
          <li key={at} className={styles.row}>
            {children(row, (changed) => onChange(rows.with(at, changed)), at + 1)}
            {rows.length > 1 && (
              <Button
                type="text"
                icon={<Icon name="close" />}
                aria-label={`Remove ${metal} ${at + 1}`}
                onClick={() => onChange(rows.toSpliced(at, 1))}
              />
            )}
          </li>
        ))}
      </ul>
      <Button type="dashed" icon={<Icon name="plus" />} onClick={() => onChange([...rows, empty])}>
        Add {metal}
      </Button>
    </div>
  );
}
