import { Link } from '@tayyib/shared/sdk/router';
import { useMemo } from 'react';
import type { Metal, MetalHistoryQuery, MetalHistoryReply } from '@tayyib/shared/contracts';
import { formatAge, formatDay, formatPaise } from '@tayyib/shared/values/format';
import { Empty, PageHeading } from '@tayyib/shared/sdk/ui';
import { Answered } from '@tayyib/shared/parts/page';
import { useGetMetalQuery } from '../api/marketListsApi';
import type { ChartSeries } from '../components/chart/ChartSeries';
import { SeriesChart } from '../components/chart/SeriesChart';
import { choiceFrom, useAddress } from '../components/market/useAddress';
import { Choices } from '../components/market/Choices';
import { ChangeChip, DataTable } from '@tayyib/shared/parts/tables';
import styles from '../components/market/market.module.css';
import { NisabFigures } from '../components/figures/NisabFigures';
import { PointsTable } from '../components/figures/PointsTable';
import { Results } from '../components/market/Results';
import { SourceLine } from '../components/figures/SourceLine';

const metals = ['gold', 'silver'] as const satisfies readonly Metal[];
const ranges = ['1m', '3m', '6m', '1y', '5y', 'all'] as const satisfies readonly MetalHistoryQuery['range'][];
/** Common weights in grams. A tola is 11.6638 grams. */
const weights: Readonly<Record<Metal, readonly { title: string; grams: number }[]>> = {
  gold: [
    { title: 'Per gram', grams: 1 },
    { title: 'Per 10 g', grams: 10 },
    { title: 'Per tola', grams: 11.6638 },
  ],
  silver: [
    { title: 'Per gram', grams: 1 },
    { title: 'Per 10 g', grams: 10 },
    { title: 'Per kg', grams: 1000 },
  ],
};

/** The price of gold and silver by purity and weight, and its history. */
export default function GoldSilverPage() {
  const { address, change } = useAddress();
  const metal = choiceFrom(address.get('metal'), metals);
  const range = choiceFrom(address.get('range') ?? '1y', ranges);
  const query = useGetMetalQuery({ metal, range });
  return (
    <>
      <PageHeading
        title="Gold & Silver"
        lead="Rupees per gram by purity, for nisab and for valuing what you own."
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
            legend="Range"
            choices={ranges.map((value) => ({ value, label: value === 'all' ? 'All' : value.toUpperCase() }))}
            value={range}
            onChoose={(next) => change({ range: next })}
          />
        </div>
        <Results className={styles.stack} label="Prices found" isBusy={query.isFetching}>
          <Answered query={query}>{(reply) => <MetalDetails reply={reply} />}</Answered>
        </Results>
      </div>
    </>
  );
}

function MetalDetails({ reply }: { reply: MetalHistoryReply }) {
  const { newest, purities, history, worldHistory, change, metal } = reply;
  const isWorld = history.length < 2;
  const lastWorldPrice = worldHistory.at(-1);
  const points = useMemo(
    () =>
      isWorld
        ? worldHistory.map(({ day, dollarsPerTroyOunce }) => ({ day, value: dollarsPerTroyOunce }))
        : history.map(({ day, rupeesPerGram }) => ({ day, value: rupeesPerGram })),
    [isWorld, history, worldHistory],
  );
  const name = isWorld ? 'US$ per troy ounce' : 'Rupees per gram';
  const series = useMemo<ChartSeries[]>(
    () => [{ kind: 'line', name, colour: 'chart-2', points }],
    [name, points],
  );
  return (
    <>
      {newest ? (
        <>
          <div className={styles.halves}>
            <section className={styles.card} aria-label={`Newest price of ${metal}`}>
              <span className={styles.small}>
                Pure {metal}, {formatDay(newest.source.asOf)}, {formatAge(newest.source.asOf)}
              </span>
              <div className={styles.between}>
                <span className={styles.big}>{formatPaise(newest.rupeesPerGram)} per gram</span>
                {change && <ChangeChip change={change.value} of={`since ${formatDay(change.from)}`} />}
              </div>
              <span className={styles.small}>{newest.note}</span>
            </section>
            <NisabFigures metal={metal} rupeesPerGram={newest.rupeesPerGram} />
          </div>
          <DataTable
            caption={`Price of ${metal} by purity`}
            rows={purities}
            keyOf={({ label }) => label}
            hasCards
            columns={[
              { title: 'Purity', cell: ({ label }) => label },
              { title: 'Computed as', cell: ({ formula }) => formula },
              ...weights[metal].map(({ title, grams }) => ({
                title,
                isFigure: true,
                cell: ({ rupeesPerGram }: MetalHistoryReply['purities'][number]) =>
                  formatPaise(rupeesPerGram * grams),
              })),
            ]}
          />
        </>
      ) : (
        <Empty
          drawing="chart"
          description={`No price of ${metal} is on file yet; it is shown here once it is imported.`}
        >
          <Link to="/status">Which data is loaded, and since when</Link>
        </Empty>
      )}
      {points.length > 1 ? (
        <>
          <h2 className={styles.heading}>{name}</h2>
          <SeriesChart label={`Price of ${metal}, ${name.toLowerCase()}`} series={series} />
          <PointsTable caption={`Price of ${metal}`} title={name} points={points} />
          {isWorld && lastWorldPrice && (
            <p className={styles.small}>
              The chart shows {lastWorldPrice.publisher}, to {formatDay(lastWorldPrice.day)}. Prices in rupees
              replace it once two days are on file.
            </p>
          )}
        </>
      ) : (
        <p>No prices are on file for this period. A chart needs at least two days.</p>
      )}
      <SourceLine source={newest?.source ?? null} />
    </>
  );
}
