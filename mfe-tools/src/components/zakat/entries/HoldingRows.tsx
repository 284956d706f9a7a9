import type { ReactNode } from 'react';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { Select } from '@tayyib/shared/sdk/selects';
import { maxAmount, maxGrams, maxRows } from '../../../domain/zakat/zakatForm';
import type { Measure } from '../../../domain/zakat/zakatSheet';
import { NumberField } from '@tayyib/shared/parts/fields';
import styles from './HoldingRows.module.css';

interface MetalRow {
  grams: number | null;
  measure: Measure;
  rupees: number | null;
}

interface Props<Row> {
  rows: readonly Row[];
  empty: Row;
  metal: string;
  onChange: (rows: Row[]) => void;
  onRemove: (rows: Row[], name: string) => void;
  /** The fields for purity and anything else specific to the metal. */
  children: (row: Row, change: (row: Row) => void, nth: number) => ReactNode;
}

const measureOptions: { value: Measure; label: string }[] = [
  { value: 'weight', label: 'By weight' },
  { value: 'ownPrice', label: 'By price of this purity' },
  { value: 'value', label: 'By value' },
];

/** Holdings of one metal, in rows that can be added and removed; one row always remains. */
export function HoldingRows<Row extends MetalRow>({
  rows,
  empty,
  metal,
  onChange,
  onRemove,
  children,
}: Props<Row>) {
  return (
    <div className={styles.rows}>
      <ul>
        {rows.map((row, index) => {
          const change = (changed: Row) => onChange(rows.with(index, changed));
          const nth = index + 1;
          return (
            // rows have no id but their index
            <li key={index} className={styles.row}>
              {row.measure !== 'value' && (
                <NumberField
                  label={`Weight of ${metal} ${nth}`}
                  unit="grams"
                  max={maxGrams}
                  value={row.grams}
                  onChange={(grams) => change({ ...row, grams })}
                />
              )}
              {row.measure !== 'weight' && (
                <NumberField
                  label={
                    row.measure === 'value' ? `Value of ${metal} ${nth}` : `Price per gram of ${metal} ${nth}`
                  }
                  unit="rupees"
                  max={maxAmount}
                  value={row.rupees}
                  onChange={(rupees) => change({ ...row, rupees })}
                />
              )}
              {children(row, change, nth)}
              <Select
                className={styles.purity}
                aria-label={`How to value ${metal} ${nth}`}
                options={measureOptions}
                value={row.measure}
                onChange={(measure) => change({ ...row, measure })}
              />
              {rows.length > 1 && (
                <Button
                  type="text"
                  icon={<Icon name="close" />}
                  aria-label={`Remove ${metal} ${nth}`}
                  onClick={() => onRemove(rows.toSpliced(index, 1), `${capital(metal)} ${nth}`)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {rows.length < maxRows && (
        <Button type="dashed" icon={<Icon name="plus" />} onClick={() => onChange([...rows, empty])}>
          Add {metal}
        </Button>
      )}
    </div>
  );
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
