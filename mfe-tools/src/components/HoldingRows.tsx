import type { ReactNode } from 'react';
import { Button, Icon } from '@tayyib/shared/ui';
import { largestGrams } from '../domain/zakatForm';
import { NumberField } from './NumberField';
import styles from './HoldingRows.module.css';

interface Props<Row> {
  rows: readonly Row[];
  empty: Row;
  metal: string;
  onChange: (rows: Row[]) => void;
  /** How pure it is, and whatever else counts for this metal. */
  children: (row: Row, change: (row: Row) => void, nth: number) => ReactNode;
}

/** Weights of one metal, in rows that can be added and taken away; the last one stays. */
export function HoldingRows<Row extends { grams: number | null }>({
  rows,
  empty,
  metal,
  onChange,
  children,
}: Props<Row>) {
  return (
    <div className={styles.rows}>
      <ul>
        {rows.map((row, at) => {
          const change = (changed: Row) => onChange(rows.with(at, changed));
          return (
            // a row has no name but its place
            <li key={at} className={styles.row}>
              <NumberField
                label={`Weight ${at + 1}`}
                unit="grams"
                largest={largestGrams}
                value={row.grams}
                onChange={(grams) => change({ ...row, grams })}
              />
              {children(row, change, at + 1)}
              {rows.length > 1 && (
                <Button
                  type="text"
                  icon={<Icon name="close" />}
                  aria-label={`Remove ${metal} ${at + 1}`}
                  onClick={() => onChange(rows.toSpliced(at, 1))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Button type="dashed" icon={<Icon name="plus" />} onClick={() => onChange([...rows, empty])}>
        Add {metal}
      </Button>
    </div>
  );
}
