import { lazy } from 'react';
import { LazyPart } from '@tayyib/shared/parts/page';
import type { ChartMark, ChartSeries } from './ChartSeries';
import styles from './SeriesChart.module.css';

const DrawnSeries = lazy(async () => ({ default: (await import('./DrawnSeries')).DrawnSeries }));

interface Props {
  /** The accessible name of the chart. The page has the same figures as a table. */
  label: string;
  series: readonly ChartSeries[];
  /** Shows the change in per cent since the first day. */
  isInPercent?: boolean;
  /** Above the bars of the first series. */
  marks?: readonly ChartMark[];
  /** The day whose crosshair is shown, if it was not chosen with the pointer. */
  shownDay?: string | null;
  /** Called with the day under the pointer; null once it has left. */
  onPoint?: (day: string | null) => void;
  /** Fills the window below what sticks to its top. */
  isLarge?: boolean;
}

/** A chart over days. The chart library is loaded with the first chart. */
export function SeriesChart({ isLarge = false, ...props }: Props) {
  // without canvas support, the table is still there
  if (typeof CanvasRenderingContext2D === 'undefined')
    return <p className={styles.none}>This browser cannot draw charts; the table has every figure.</p>;
  return (
    <div className={styles.chart} data-large={isLarge}>
      <LazyPart>
        <DrawnSeries {...props} />
      </LazyPart>
    </div>
  );
}
