import { addMonths } from '@tayyib/shared/values/calendar';
import type { CorporateActionRow, PriceSeries, PriceSeriesQuery } from '@tayyib/shared/contracts';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { Answered } from '@tayyib/shared/parts/page';
import { useGetCorporateActionsQuery, useGetStockPricesQuery } from '../../api/stockNumbersApi';
import { Choices } from '../market/Choices';
import { useAddress } from '../market/useAddress';
import { CompareField } from './CompareField';
import { DrawnPrices } from './price/DrawnPrices';
import { niftyChoice, useNiftyCloses } from './price/useNiftyCloses';
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
/** The ranges that draw more than a shorter one, by at least a month of a year, and the one shown. */
function choicesFor(prices: PriceSeries | undefined, shown: Range) {
  const lastDay = prices?.bars.at(-1)?.day;
  const since = prices?.since;
  return ranges.filter(({ value }, at) => {
    const shorter = ranges[at - 1]?.months;
    const isRepeat =
      lastDay && since && shorter && addMonths(lastDay, -shorter - Math.floor(shorter / 12)) <= since;
    return value === shown || !isRepeat;
  });
}

const noActions: readonly CorporateActionRow[] = [];

const defaultRange: Range = '1y';
const chartTypes = [
  { value: 'candles', label: 'Candles' },
  { value: 'line', label: 'Line' },
] as const;

/**
 * The price chart: candles or a line, volume, averages, and another stock to compare with. The options are stored in the
 * URL, so that a chart can be shared; changing them adds no history entry.
 */
export function PricePart({ stock, standard }: StockPartProps) {
  const { address, change } = useAddress();
  const param = (name: string) => address.get(name);
  const range = ranges.find(({ value }) => value === param('range'))?.value ?? defaultRange;
  const look = chartTypes.find(({ value }) => value === param('drawn'))?.value ?? chartTypes[0].value;
  const hasAverages = param('averages') !== 'off';
  const other = param('compare') === stock.isin ? null : param('compare');
  const show = (part: Parameters<typeof change>[0]) => change(part, { replace: true });
  const query = useGetStockPricesQuery({ id: stock.isin, range });
  const { currentData: actions } = useGetCorporateActionsQuery({ id: stock.isin, page: 1 });
  const index = useNiftyCloses(other === niftyChoice);
  const isStock = other !== null && other !== niftyChoice;
  const compared = useGetStockPricesQuery(isStock ? { id: other, range } : skipToken);
  const comparedCloses =
    other === niftyChoice
      ? index.closes
      : isStock && compared.currentData
        ? { name: compared.currentData.stock_code, bars: compared.currentData.bars }
        : null;
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <Choices
          legend="Range"
          choices={choicesFor(query.data, range)}
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
        {index.isOnFile && (
          <label>
            <input
              type="checkbox"
              checked={other === niftyChoice}
              onChange={({ target }) => show({ compare: target.checked ? niftyChoice : null })}
            />{' '}
            Compare with Nifty 50
          </label>
        )}
        <CompareField
          isin={stock.isin}
          comparedCode={isStock ? other : null}
          comparedName={compared.currentData?.stock ?? null}
          problem={compared.error}
          onCompare={(code) => show({ compare: code })}
        />
      </div>
      <Answered query={query} shape="chart">
        {(prices) => (
          <DrawnPrices
            prices={prices}
            other={comparedCloses}
            look={look}
            hasAverages={hasAverages}
            actions={actions?.rows ?? noActions}
            history={stock.history}
            standard={standard}
          />
        )}
      </Answered>
    </div>
  );
}
