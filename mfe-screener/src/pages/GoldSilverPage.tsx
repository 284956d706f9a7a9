import { useMemo } from 'react';
import type { Metal, MetalHistoryQuery, MetalHistoryReply } from '@tayyib/shared/contracts';
import { formatDay, formatPaise, formatPercent } from '@tayyib/shared/format';
import { Empty, PageHeading } from '@tayyib/shared/ui';
import { useGetMetalQuery } from '../api/marketListsApi';
import type { ChartSeries } from '../components/chart/ChartSeries';
import { SeriesChart } from '../components/chart/SeriesChart';
import { Answered } from '../components/market/Answered';
import { choiceIn } from '../components/market/choiceIn';
import { Choices } from '../components/market/Choices';
import { FigureTable } from '../components/market/FigureTable';
import styles from '../components/market/market.module.css';
import { PointsTable } from '../components/market/PointsTable';
import { SourceLine } from '../components/market/SourceLine';
import { useAddress } from '../components/market/useAddress';

const metals = ['gold', 'silver'] as const satisfies readonly Metal[];
const ranges = ['1y', '1m', '3m', '6m', '5y', 'all'] as const satisfies readonly MetalHistoryQuery['range'][];

/** What gold and silver cost by the gram and by purity, and how that moved. */
export default function GoldSilverPage() {
  const { address, change } = useAddress();
  const metal = choiceIn(address.get('metal'), metals);
  const range = choiceIn(address.get('range'), ranges);
  return (
    <>
      <PageHeading
        title="Gold & Silver"
        lead="Rupees a gram by purity, for nisab and for valuing what you own."
      />
      <div className={styles.stack}>
        <div className={styles.bar}>
          <Choices
            legend="Metal"
            choices={metals.map((value) => ({ value, label: value === 'gold' ? 'Gold' : 'Silver' }))}
            value={metal}
            onChoose={(next) => change({ metal: next })}
          />
          <Choices
            legend="How far back"
            choices={ranges.map((value) => ({ value, label: value.toUpperCase() }))}
            value={range}
            onChoose={(next) => change({ range: next })}
          />
        </div>
        <Answered query={useGetMetalQuery({ metal, range })}>
          {(reply) => <MetalShown reply={reply} />}
        </Answered>
      </div>
    </>
  );
}

function MetalShown({ reply }: { reply: MetalHistoryReply }) {
  const { newest, purities, history, worldHistory, change, metal } = reply;
  const isWorld = history.length < 2;
  const points = useMemo(
    () =>
      isWorld
        ? worldHistory.map(({ day, dollarsPerTroyOunce }) => ({ day, value: dollarsPerTroyOunce }))
        : history.map(({ day, rupeesPerGram }) => ({ day, value: rupeesPerGram })),
    [isWorld, history, worldHistory],
  );
  const name = isWorld ? 'Dollars a troy ounce' : 'Rupees a gram';
  const series = useMemo<ChartSeries[]>(
    () => [{ kind: 'line', name, colour: 'under-review', points }],
    [name, points],
  );
  return (
    <>
      {newest ? (
        <>
          <p className={styles.big}>{formatPaise(newest.rupeesPerGram)} a gram, pure</p>
          {change && (
            <p>
              {formatPercent(Math.abs(change.value))} {change.value < 0 ? 'down' : 'up'} since{' '}
              {formatDay(change.from)}
            </p>
          )}
          <FigureTable
            caption={`Price of ${metal} by purity`}
            rows={purities}
            keyOf={({ label }) => label}
            columns={[
              { title: 'Purity', cell: ({ label }) => label },
              { title: 'A gram', isFigure: true, cell: ({ rupeesPerGram }) => formatPaise(rupeesPerGram) },
              {
                title: '10 grams',
                isFigure: true,
                cell: ({ rupeesPerGram }) => formatPaise(rupeesPerGram * 10),
              },
              { title: 'How', cell: ({ formula }) => formula },
            ]}
          />
          <p className={styles.small}>{newest.note}</p>
        </>
      ) : (
        <Empty description="No price is on file." />
      )}
      {points.length > 1 && (
        <>
          <h2 className={styles.heading}>{name}</h2>
          <SeriesChart label={`Price of ${metal}, ${name.toLowerCase()}`} series={series} />
          <PointsTable caption={`Price of ${metal}`} title={name} points={points} />
        </>
      )}
      <SourceLine source={newest?.source ?? null} />
    </>
  );
}
