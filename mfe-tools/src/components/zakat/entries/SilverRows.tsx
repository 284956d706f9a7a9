import { Select } from '@tayyib/shared/sdk/selects';
import { emptySilver, type SilverRow } from '../../../domain/zakat/zakatForm';
import { finenesses } from '../../../domain/zakat/zakatSheet';
import { HoldingRows } from './HoldingRows';
import styles from './HoldingRows.module.css';

const names: Readonly<Record<(typeof finenesses)[number], string>> = {
  1000: 'Pure (999)',
  925: 'Sterling (925)',
  900: 'Utensils (about 90%)',
  800: '80%',
};
const finenessOptions = finenesses.map((value) => ({ value, label: names[value] }));

interface Props {
  rows: readonly SilverRow[];
  onChange: (rows: SilverRow[]) => void;
  onRemove: (rows: SilverRow[], name: string) => void;
}

/** Silver holdings, one row per weight and purity. */
export function SilverRows({ rows, onChange, onRemove }: Props) {
  return (
    <HoldingRows rows={rows} empty={emptySilver} metal="silver" onChange={onChange} onRemove={onRemove}>
      {(row, change, nth) => (
        <Select
          className={styles.purity}
          aria-label={`Purity of silver ${nth}`}
          options={finenessOptions}
          value={row.fineness}
          onChange={(fineness) => change({ ...row, fineness })}
        />
      )}
    </HoldingRows>
  );
}
