import type { ColumnFigure } from '@tayyib/shared/format';
import styles from './FigureCell.module.css';

/**
 * A figure of a column whose header shows the unit: sighted readers see digits only, the text has the unit too. A missing figure
 * is a dash, which screen readers announce as "Not known".
 */
export function FigureCell({ figure }: { figure: ColumnFigure | null }) {
  if (figure === null)
    return (
      <span className={styles.unknown}>
        <span aria-hidden="true">–</span>
        <span className={styles.hidden}>Not known</span>
      </span>
    );
  const { before, digits, after } = figure;
  return (
    <>
      {before && <span className={styles.hidden}>{before}</span>}
      {digits}
      {after && <span className={styles.hidden}>{after}</span>}
    </>
  );
}
