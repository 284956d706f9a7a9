import type { ReactNode } from 'react';
import type {
  AccountsSeries,
  FigureUnit,
  Fundamentals,
  YearFigureId,
  YearRatioId,
} from '@tayyib/shared/contracts';
import { Answered } from '@tayyib/shared/parts/page';
import { Link, useLocation, useSearchParams } from '@tayyib/shared/sdk/router';
import { formatChange } from '@tayyib/shared/values/format';
import { useGetFundamentalsQuery } from '../../../api/stockNumbersApi';
import { figureWords } from '../../../domain/figureWords';
import { ShownIf } from '../ShownIf';
import type { StockPartProps } from '../StockPartProps';
import { YearPlot, YearPlots } from '../financials/YearPlot';
import styles from './OverviewPart.module.css';

type Plotted = { title: string; unit: FigureUnit } & (
  | { of: 'figures'; id: YearFigureId }
  | { of: 'ratios'; id: YearRatioId }
);
const plotted: readonly Plotted[] = [
  { title: 'Revenue', unit: 'rupees', of: 'figures', id: 'sales' },
  { title: 'Net profit', unit: 'rupees', of: 'figures', id: 'netProfit' },
  { title: 'Net margin', unit: 'fraction', of: 'ratios', id: 'netMargin' },
  { title: 'Return on equity', unit: 'fraction', of: 'ratios', id: 'roe' },
];

const chosenOf = ({ series, chosen }: Fundamentals) =>
  series.find(({ nature }) => nature === chosen) ?? series[0];

/** Shown only where annual accounts are on file. */
export const GrowthKnown = ({ stock, children }: { stock: StockPartProps['stock']; children: ReactNode }) => (
  <ShownIf<Fundamentals>
    query={useGetFundamentalsQuery(stock.isin)}
    has={(fundamentals) => (chosenOf(fundamentals)?.years.length ?? 0) > 0}
  >
    {children}
  </ShownIf>
);

/** Revenue, profit, margin and return of the filed years, as small bars. */
export function GrowthPart({ stock }: StockPartProps) {
  return (
    <Answered query={useGetFundamentalsQuery(stock.isin)} lines={6}>
      {(fundamentals) => {
        const series = chosenOf(fundamentals);
        return series && <Plots series={series} />;
      }}
    </Answered>
  );
}

function Plots({ series: { years, growth } }: { series: AccountsSeries }) {
  const [address] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const financials = new URLSearchParams(address);
  financials.set('part', 'financials');
  const grew = (['sales', 'netProfit'] as const).flatMap((id) => {
    // over the longest span that is known
    const longest = growth
      .filter(({ figure, value }) => figure === id && value !== null)
      .toSorted((a, b) => b.years - a.years)[0];
    return longest ? [{ id, ...longest }] : [];
  });
  return (
    <div className={styles.overview}>
      <YearPlots>
        {plotted.map((plot) => {
          const points = years.map((year) => ({
            day: year.periodEnd,
            value: (plot.of === 'figures' ? year.figures[plot.id] : year.ratios[plot.id]) ?? null,
          }));
          return points.every(({ value }) => value === null) ? null : (
            <YearPlot
              key={plot.id}
              title={plot.title}
              points={points}
              format={(value) => figureWords(value, plot.unit)}
            />
          );
        })}
      </YearPlots>
      <p className={styles.note}>
        {grew.map(({ id, value, years: span }) => (
          <span key={id}>
            {id === 'sales' ? 'Revenue' : 'Net profit'} {formatChange(value ?? 0)}{' '}
            {span === 1 ? 'in one year' : `a year over ${span} years`}.{' '}
          </span>
        ))}
        <Link to={`?${financials}`} state={state} replace preventScrollReset>
          All financials
        </Link>
      </p>
    </div>
  );
}
