import type { StandardId } from '@tayyib/shared/contracts';
import { standardIds, standardNames } from '@tayyib/shared/shariah';
import { MyStandard } from './MyStandard';
import styles from './StandardSelect.module.css';

interface Props {
  value: StandardId;
  onChange: (standard: StandardId) => void;
}

/** Selects the standard that judges the market. */
export function StandardSelect({ value, onChange }: Props) {
  const choose = (chosen: string) => {
    const standard = standardIds.find((id) => id === chosen);
    if (standard) onChange(standard);
  };
  return (
    <div className={styles.choice}>
      <label className={styles.standard}>
        <span>Judged by</span>
        <select value={value} onChange={({ target }) => choose(target.value)}>
          {standardIds.map((id) => (
            <option key={id} value={id}>
              {standardNames[id]}
            </option>
          ))}
        </select>
      </label>
      <MyStandard shown={value} />
    </div>
  );
}
