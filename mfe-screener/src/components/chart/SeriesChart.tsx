import { lazy } from 'react';
import { LazyPart } from '../market/LazyPart';
import type { ChartSeries } from './ChartSeries';
import styles from './SeriesChart.module.css';

const DrawnSeries = lazy(async () => ({ default: (await import('./DrawnSeries')).DrawnSeries }));

interface Props {
  /** What is drawn, in words, for those who do not see it. The page gives the same figures as a table. */
  label: string;
  series: readonly ChartSeries[];
  /** Compares by per cent from the first day shown. */
  isInPercent?: boolean;
}

/** A chart over days. What draws it is loaded when the first chart is shown. */
export function SeriesChart(props: Props) {
  // a browser without a canvas still has the table
  if (typeof CanvasRenderingContext2D === 'undefined')
    return <p className={styles.none}>This browser cannot draw charts; the table has every figure.</p>;
  return (
    <div className={styles.chart}>
      <LazyPart>
        <DrawnSeries {...props} />
      </LazyPart>
    </div>
  );
}
