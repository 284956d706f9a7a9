import { Checkbox } from '@tayyib/shared/sdk/controls';
import { Select } from '@tayyib/shared/sdk/selects';
import { emptyGold, maxPerMille, type GoldRow } from '../../../domain/zakat/zakatForm';
import { goldPurities } from '../../../domain/zakat/zakatSheet';
import { NumberField } from '@tayyib/shared/parts/fields';
import { HoldingRows } from './HoldingRows';
import styles from './HoldingRows.module.css';

const purityOptions = goldPurities.map((value) => ({
  value,
  label: value === 'typed' ? 'A purity I type' : `${value} carat`,
}));

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
            options={purityOptions}
            value={row.carat}
            onChange={(carat) => change({ ...row, carat })}
          />
          {row.carat === 'typed' && row.measure === 'weight' && (
            <NumberField
              label={`Purity of gold ${nth}, of 1000`}
              unit="perMille"
              max={maxPerMille}
              value={row.perMille}
              onChange={(perMille) => change({ ...row, perMille })}
            />
          )}
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
