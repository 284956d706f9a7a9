import { useMemo } from 'react';
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
const ranges: readonly { value: Range; label: string }[] = [
  { value: '1m', label: '1M' },
  { value: '3m', label: '3M' },
  { value: '6m', label: '6M' },
  { value: '1y', label: '1Y' },
  { value: '3y', label: '3Y' },
  { value: '5y', label: '5Y' },
  { value: 'all', label: 'All' },
];
const usualRange: Range = '1y';
const looks = [
  { value: 'candles', label: 'Candles' },
  { value: 'line', label: 'Line' },
] as const;
type Look = (typeof looks)[number]['value'];

/**
 * How the price moved: candles or a line, volume, averages, and another stock beside it. The address keeps what is drawn,
 * so that a chart can be shared; drawing another does not grow the browser's history.
 */
export function PricePart({ stock }: StockPartProps) {
  const { address, change } = useAddress();
  const said = (name: string) => address.get(name);
  const range = ranges.find(({ value }) => value === said('range'))?.value ?? usualRange;
  const look = looks.find(({ value }) => value === said('drawn'))?.value ?? looks[0].value;
  const hasAverages = said('averages') !== 'off';
  const other = said('compare') === stock.isin ? null : said('compare');
  const show = (part: Parameters<typeof change>[0]) => change(part, { replace: true });
  const query = useGetStockPricesQuery({ id: stock.isin, range });
  const compared = useGetStockPricesQuery(other ? { id: other, range } : skipToken);
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <Choices
          legend="How far back"
          choices={ranges}
          value={range}
          onChoose={(next) => show({ range: next === usualRange ? null : next })}
        />
        <Choices
          legend="Drawn as"
          choices={looks}
          value={look}
          onChoose={(next) => show({ drawn: next === looks[0].value ? null : next })}
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
          asked={other}
          compared={compared.currentData?.stock ?? null}
          problem={compared.error}
          onCompare={(code) => show({ compare: code })}
        />
      </div>
      <Answered query={query} lines={10}>
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
  look: Look;
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
    return <Empty description="No prices are on file for this time. Try a longer range." />;
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
          ? `In today’s shares: ${prices.adjustments.map(({ exDate }) => formatDay(exDate)).join(', ')} (splits and bonuses) are taken out. `
          : 'No split or bonus lies in this time. '}
        {prices.isCoarser && 'Days are joined, as there are more than fit a chart. '}
        {prices.exchanges.join(' and ')} closes.
      </p>
      <SourceLine source={prices.source} />
    </>
  );
}
