import type { ReactNode } from 'react';
import { Button, Icon } from '@tayyib/shared/ui';
import { maxGrams } from '../domain/zakat/zakatForm';
import { NumberField } from './NumberField';
import styles from './HoldingRows.module.css';

interface Props<Row> {
  rows: readonly Row[];
  empty: Row;
  metal: string;
  onChange: (rows: Row[]) => void;
  /** The fields for purity and anything else specific to the metal. */
  children: (row: Row, change: (row: Row) => void, nth: number) => ReactNode;
}

/** Holdings of one metal, in rows that can be added and removed; one row always remains. */
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
        {rows.map((row, index) => {
          const change = (changed: Row) => onChange(rows.with(index, changed));
          return (
            // rows have no id but their index
            <li key={index} className={styles.row}>
              <NumberField
                label={`Weight ${index + 1}`}
                unit="grams"
                max={maxGrams}
                value={row.grams}
                onChange={(grams) => change({ ...row, grams })}
              />
              {children(row, change, index + 1)}
              {rows.length > 1 && (
                <Button
                  type="text"
                  icon={<Icon name="close" />}
                  aria-label={`Remove ${metal} ${index + 1}`}
                  onClick={() => onChange(rows.toSpliced(index, 1))}
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
