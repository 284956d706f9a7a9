import type { ColumnFigure } from '@tayyib/shared/values/format';
import styles from './FigureCell.module.css';

/**
 * A figure of a column whose header shows the unit: sighted readers see digits only, the text has the unit too. A missing figure
 * is a dash, which screen readers announce as "Not known", or as what is missing.
 */
export function FigureCell({
  figure,
  missing = 'Not known',
}: {
  figure: ColumnFigure | null;
  missing?: string;
}) {
  if (figure === null)
    return (
      <span className={styles.unknown} data-nothing>
        <span aria-hidden="true">–</span>
        <span className={styles.hidden}>{missing}</span>
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
