import { useMemo, useState } from 'react';
import type { CorporateActionRow, PriceSeries, StandardId, VerdictChange } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Empty } from '@tayyib/shared/sdk/ui';
import { chartOfPrices, type ComparedCloses } from '../../../domain/chartOfPrices';
import { eventsIn } from '../../../domain/priceEvents';
import { SeriesChart } from '../../chart/SeriesChart';
import { SourceLine } from '../../figures/SourceLine';
import { PriceTable } from '../PriceTable';
import styles from '../StockParts.module.css';
import { BarLegend } from './BarLegend';
import { EventList } from './EventList';

interface Props {
  prices: PriceSeries;
  other: ComparedCloses | null;
  look: 'candles' | 'line';
  hasAverages: boolean;
  /** Corporate actions, newest first. */
  actions: readonly CorporateActionRow[];
  history: readonly VerdictChange[];
  standard: StandardId;
}

/** The chart with the figures of one bar, its events, and all figures as a table. */
export function DrawnPrices({ prices, other, look, hasAverages, actions, history, standard }: Props) {
  const { bars, stock, adjustments, isCoarser, exchanges, source } = prices;
  const first = bars[0];
  const last = bars.at(-1);
  const within = useMemo(
    () => other && { ...other, bars: other.bars.filter(({ day }) => day >= (first?.day ?? '')) },
    [other, first?.day],
  );
  const series = useMemo(
    () => chartOfPrices(prices, { other: within, look, hasAverages }),
    [prices, within, look, hasAverages],
  );
  const events = useMemo(
    () => eventsIn(bars, actions, history, standard),
    [bars, actions, history, standard],
  );
  const [pointed, setPointed] = useState<string | null>(null);
  const [stepped, setStepped] = useState<string | null>(null);
  if (!first || !last) {
    return (
      <Empty drawing="chart" description="No prices are on file for this period. Try a longer range.">
        <Link to="/status">Which data is loaded, and since when</Link>
      </Empty>
    );
  }
  return (
    <>
      <BarLegend bars={bars} day={pointed ?? stepped ?? last.day} onStep={setStepped} />
      <SeriesChart
        isLarge
        label={`Price of ${stock} from ${formatDay(first.day)} to ${formatDay(last.day)}`}
        series={series}
        isInPercent={within !== null}
        marks={events}
        shownDay={stepped}
        onPoint={setPointed}
      />
      <EventList events={events} />
      <PriceTable prices={prices} />
      <p className={styles.small}>
        {adjustments.length > 0
          ? `Adjusted for splits and bonuses of ${adjustments.map(({ exDate }) => formatDay(exDate)).join(', ')}. `
          : 'No split or bonus in this period. '}
        {isCoarser && 'Each bar covers several days, because the chart does not fit them all. '}
        {exchanges.join(' and ')} closes.
      </p>
      <SourceLine source={source} />
    </>
  );
}
