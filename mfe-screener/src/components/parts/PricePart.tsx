import { Link } from '@tayyib/shared/router';
import { useMemo } from 'react';
import { addMonths } from '@tayyib/shared/calendar';
import type { PriceSeries, PriceSeriesQuery } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/format';
import { skipToken } from '@tayyib/shared/toolkit';
import { Empty } from '@tayyib/shared/ui';
import { Answered } from '@tayyib/shared/page-parts';
import { useGetStockPricesQuery } from '../../api/stockNumbersApi';
import { chartOfPrices } from '../../domain/chartOfPrices';
import { SeriesChart } from '../chart/SeriesChart';
import { Choices } from '../market/Choices';
import { SourceLine } from '../figures/SourceLine';
import { useAddress } from '../market/useAddress';
import { CompareField } from './CompareField';
import { PriceTable } from './PriceTable';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

type Range = PriceSeriesQuery['range'];
const ranges: readonly { value: Range; label: string; months: number | null }[] = [
  { value: '1m', label: '1M', months: 1 },
  { value: '3m', label: '3M', months: 3 },
  { value: '6m', label: '6M', months: 6 },
  { value: '1y', label: '1Y', months: 12 },
  { value: '3y', label: '3Y', months: 36 },
  { value: '5y', label: '5Y', months: 60 },
  { value: 'all', label: 'All', months: null },
];
/** The ranges; those that would draw no more than a shorter one are disabled. */
function choicesFor(prices: PriceSeries | undefined) {
  const lastDay = prices?.bars.at(-1)?.day;
  const since = prices?.since;
  return ranges.map((range, at) => {
    const shorter = ranges[at - 1]?.months;
    const isDisabled = Boolean(lastDay && since && shorter && addMonths(lastDay, -shorter) <= since);
    return { ...range, isDisabled };
  });
}

const defaultRange: Range = '1y';
const chartTypes = [
  { value: 'candles', label: 'Candles' },
  { value: 'line', label: 'Line' },
] as const;
type ChartType = (typeof chartTypes)[number]['value'];

/**
 * The price chart: candles or a line, volume, averages, and another stock to compare with. The options are stored in the
 * URL, so that a chart can be shared; changing them adds no history entry.
 */
export function PricePart({ stock }: StockPartProps) {
  const { address, change } = useAddress();
  const param = (name: string) => address.get(name);
  const range = ranges.find(({ value }) => value === param('range'))?.value ?? defaultRange;
  const look = chartTypes.find(({ value }) => value === param('drawn'))?.value ?? chartTypes[0].value;
  const hasAverages = param('averages') !== 'off';
  const other = param('compare') === stock.isin ? null : param('compare');
  const show = (part: Parameters<typeof change>[0]) => change(part, { replace: true });
  const query = useGetStockPricesQuery({ id: stock.isin, range });
  const compared = useGetStockPricesQuery(other ? { id: other, range } : skipToken);
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <Choices
          legend="Range"
          choices={choicesFor(query.data)}
          value={range}
          onChoose={(next) => show({ range: next === defaultRange ? null : next })}
        />
        <Choices
          legend="Drawn as"
          choices={chartTypes}
          value={look}
          onChoose={(next) => show({ drawn: next === chartTypes[0].value ? null : next })}
        />
        <label>
          <input
            type="checkbox"
            checked={hasAverages}
            onChange={() => show({ averages: hasAverages ? 'off' : null })}
          />{' '}
          Averages of 50 and 200 days
        </label>
        <CompareField
          isin={stock.isin}
          comparedCode={other}
          comparedName={compared.currentData?.stock ?? null}
          problem={compared.error}
          onCompare={(code) => show({ compare: code })}
        />
      </div>
      <Answered query={query} shape="chart">
        {(prices) => (
          <Prices
            prices={prices}
            other={(other && compared.currentData) || null}
            look={look}
            hasAverages={hasAverages}
          />
        )}
      </Answered>
    </div>
  );
}

interface PricesProps {
  prices: PriceSeries;
  other: PriceSeries | null;
  look: ChartType;
  hasAverages: boolean;
}

function Prices({ prices, other, look, hasAverages }: PricesProps) {
  const series = useMemo(
    () => chartOfPrices(prices, { other, look, hasAverages }),
    [prices, other, look, hasAverages],
  );
  const first = prices.bars[0];
  const last = prices.bars.at(-1);
  if (!first || !last) {
    return (
      <Empty drawing="chart" description="No prices are on file for this period. Try a longer range.">
        <Link to="/status">Which data is loaded, and since when</Link>
      </Empty>
    );
  }
  return (
    <>
      <SeriesChart
        label={`Price of ${prices.stock} from ${formatDay(first.day)} to ${formatDay(last.day)}`}
        series={series}
        isInPercent={other !== null}
      />
      <PriceTable prices={prices} />
      <p className={styles.small}>
        {prices.adjustments.length > 0
          ? `Adjusted for splits and bonuses of ${prices.adjustments.map(({ exDate }) => formatDay(exDate)).join(', ')}. `
          : 'No split or bonus in this period. '}
        {prices.isCoarser && 'Each bar covers several days, because the chart does not fit them all. '}
        {prices.exchanges.join(' and ')} closes.
      </p>
      <SourceLine source={prices.source} />
    </>
  );
}
