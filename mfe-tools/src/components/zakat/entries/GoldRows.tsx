import { Checkbox, Select } from '@tayyib/shared/ui-data';
import { emptyGold, type GoldRow } from '../../../domain/zakat/zakatForm';
import { carats } from '../../../domain/zakat/zakatSheet';
import { HoldingRows } from './HoldingRows';
import styles from './HoldingRows.module.css';

const caratOptions = carats.map((value) => ({ value, label: `${value} carat` }));

/** Gold holdings, one row per weight and carat. */
export function GoldRows({
  rows,
  onChange,
  onRemove,
}: {
  rows: readonly GoldRow[];
  onChange: (rows: GoldRow[]) => void;
  onRemove: (rows: GoldRow[], name: string) => void;
}) {
  return (
    <HoldingRows rows={rows} empty={emptyGold} metal="gold" onChange={onChange} onRemove={onRemove}>
      {(row, change, nth) => (
        <>
          <Select
            className={styles.purity}
            aria-label={`Carat of gold ${nth}`}
            options={caratOptions}
            value={row.carat}
            onChange={(carat) => change({ ...row, carat })}
          />
          <Checkbox
            className={styles.worn}
            checked={row.isWorn}
            onChange={({ target }) => change({ ...row, isWorn: target.checked })}
          >
            Worn jewellery
          </Checkbox>
        </>
      )}
    </HoldingRows>
  );
}
