import {
  CandlestickSeries,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  PriceScaleMode,
  type SeriesType,
} from 'lightweight-charts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { withMinus } from '@tayyib/shared/values/format';
import { lastValues, tickLabels } from '../../domain/axisLabels';
import type { ChartColour, ChartMark, ChartSeries } from './ChartSeries';
import styles from './SeriesChart.module.css';

interface Props {
  label: string;
  series: readonly ChartSeries[];
  isInPercent?: boolean;
  marks?: readonly ChartMark[];
  shownDay?: string | null;
  onPoint?: (day: string | null) => void;
}

const noMarks: readonly ChartMark[] = [];

/** Draws on a canvas in the theme's colours. It needs no keyboard navigation: the table beside it has the same figures. */
export function DrawnSeries({
  label,
  series,
  isInPercent = false,
  marks = noMarks,
  shownDay = null,
  onPoint,
}: Props) {
  const drawn = useRef<{ chart: IChartApi; main: ISeriesApi<SeriesType> } | null>(null);
  const pointed = useRef(onPoint);
  useEffect(() => {
    pointed.current = onPoint;
  });
  const frame = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  useEffect(() => {
    if (!frame.current) return;
    const chart = createChart(frame.current, options(isInPercent, lastValues(series, isInPercent)));
    const [main] = series.map((one) => draw(chart, one));
    if (main) {
      createSeriesMarkers(main, marks.map(markerOf));
      drawn.current = { chart, main };
    }
    // without a source event it was moved by the effect below, or by the chart when its size changed
    chart.subscribeCrosshairMove(({ time, sourceEvent }) =>
      pointed.current?.(sourceEvent && typeof time === 'string' ? time : null),
    );
    chart.timeScale().fitContent();
    return () => {
      drawn.current = null;
      chart.remove();
    };
  }, [series, isInPercent, marks, theme]);
  useEffect(() => {
    if (!drawn.current || shownDay === null) return;
    const { chart, main } = drawn.current;
    const close = closeOn(series[0], shownDay);
    if (close !== null) chart.setCrosshairPosition(close, shownDay, main);
  }, [series, shownDay]);
  const lines = series.filter((one) => one.kind === 'line');
  return (
    <>
      {lines.length > 1 && (
        <ul className={styles.legend} aria-label="Lines">
          {lines.map(({ name, colour }) => (
            <li key={name} data-colour={colour}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div ref={frame} className={styles.canvas} role="img" aria-label={label} />
      <p className={styles.attribution}>
        Drawn with{' '}
        <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
          TradingView Lightweight Charts
        </a>
        .
      </p>
    </>
  );
}

const colourOf = (name: ChartColour | 'up' | 'down' | 'text-secondary' | 'border'): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();

const priceFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const percent = (value: number) => withMinus(`${value.toFixed(2)}%`);

const options = (isInPercent: boolean, lasts: readonly number[]) => ({
  autoSize: true,
  // touch and wheel scroll the page; only dragging moves the chart
  handleScroll: { mouseWheel: false, vertTouchDrag: false },
  handleScale: { mouseWheel: false },
  layout: {
    background: { color: 'transparent' },
    textColor: colourOf('text-secondary'),
    attributionLogo: false, // the text below the chart meets the licence instead
  },
  grid: { vertLines: { visible: false }, horzLines: { color: colourOf('border') } },
  // printing and rotating a phone change the width, not the days shown
  timeScale: { borderVisible: false, lockVisibleTimeRangeOnResize: true },
  rightPriceScale: {
    borderVisible: false,
    mode: isInPercent ? PriceScaleMode.Percentage : PriceScaleMode.Normal,
  },
  localization: {
    locale: 'en-IN',
    priceFormatter: (price: number) => priceFormat.format(price),
    tickmarksPriceFormatter: (ticks: number[]) =>
      tickLabels(ticks, lasts, (tick) => priceFormat.format(tick)),
    tickmarksPercentageFormatter: (ticks: number[]) => tickLabels(ticks, lasts, percent),
  },
});

const markerOf = ({ day, letter }: ChartMark) => ({
  time: day,
  text: letter,
  position: 'aboveBar' as const,
  shape: 'circle' as const,
  color: colourOf('chart-2'),
  size: 0.6,
});

function closeOn(series: ChartSeries | undefined, day: string): number | null {
  if (!series) return null;
  return series.kind === 'line'
    ? (series.points.find((point) => point.day === day)?.value ?? null)
    : (series.bars.find((bar) => bar.day === day)?.close ?? null);
}

function draw(chart: IChartApi, series: ChartSeries): ISeriesApi<SeriesType> {
  const up = colourOf('up');
  const down = colourOf('down');
  switch (series.kind) {
    case 'candles': {
      const candles = chart.addSeries(CandlestickSeries, {
        upColor: up,
        wickUpColor: up,
        downColor: down,
        wickDownColor: down,
        borderVisible: false,
      });
      candles.setData(
        series.bars.map(({ day, open, high, low, close }) => ({ time: day, open, high, low, close })),
      );
      return candles;
    }
    case 'line': {
      const line = chart.addSeries(LineSeries, {
        color: colourOf(series.colour),
        lineWidth: 2,
        priceLineVisible: false,
        title: '',
      });
      line.setData(series.points.map(({ day, value }) => ({ time: day, value })));
      return line;
    }
    case 'volume': {
      const volume = chart.addSeries(HistogramSeries, {
        // less prominent than the price, but with enough contrast
        priceScaleId: 'volume',
        color: `${colourOf('text-secondary')}a6`,
        priceLineVisible: false,
        lastValueVisible: false,
        priceFormat: { type: 'volume' },
      });
      volume.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
      // keeps the price above the volume, and its lowest label above the time axis
      chart.priceScale('right').applyOptions({ scaleMargins: { top: 0.06, bottom: 0.22 } });
      volume.setData(series.bars.map(({ day, volume: value }) => ({ time: day, value })));
      return volume;
    }
  }
}

/** The theme's class on the page. Canvases have to be redrawn when it changes. */
function useTheme(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.className);
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
