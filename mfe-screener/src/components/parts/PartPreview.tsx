import type { ReactNode } from 'react';
import styles from './PartPreview.module.css';

/** What is drawn behind a lock: the shape of what is there, with nothing of it. */
export type PreviewShape = 'cards' | 'shares' | 'columns' | 'figures' | 'table';

/** Widths and heights, in per cent, that differ as those of figures do. */
const sizes = [40, 62, 51, 70, 84, 66, 92, 78];

/** A placeholder behind the lock, the same for every stock: nothing of what is locked is sent. */
export function PartPreview({ shape }: { shape: PreviewShape }) {
  return <div className={styles.preview}>{drawings[shape]}</div>;
}

const rows = (count: number, cells: number) =>
  Array.from({ length: count }, (_, row) => (
    <div key={row} className={styles.row}>
      {Array.from({ length: cells }, (__, cell) => (
        <span
          key={cell}
          style={{ width: `${cell === 0 ? 80 : (sizes[(row + cell) % sizes.length] ?? 60) / 1.6}%` }}
        />
      ))}
    </div>
  ));

const drawings: Readonly<Record<PreviewShape, ReactNode>> = {
  cards: (
    <div className={styles.cards}>
      {['compliant', 'non-compliant', 'link', 'under-review'].map((colour) => (
        <div key={colour} style={{ borderColor: `var(--color-${colour})` }}>
          {rows(3, 1)}
        </div>
      ))}
    </div>
  ),
  shares: sizes.slice(0, 5).map((width) => (
    <div key={width} className={styles.share}>
      <span />
      <span style={{ width: `${width}%` }} />
    </div>
  )),
  columns: (
    <>
      <div className={styles.columns}>
        {sizes.map((height) => (
          <span key={height} style={{ height: `${height}%` }} />
        ))}
      </div>
      {rows(4, 6)}
    </>
  ),
  figures: (
    <div className={styles.figures}>
      {sizes.map((width) => (
        <div key={width}>
          <span style={{ width: `${width}%` }} />
          <span />
        </div>
      ))}
    </div>
  ),
  table: rows(6, 6),
};
