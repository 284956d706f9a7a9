import { Link } from '@tayyib/shared/sdk/router';
import type { TechnicalFigures, Technicals } from '@tayyib/shared/contracts';
import {
  formatCount,
  formatCountOf,
  formatDay,
  formatPaise,
  formatPercent,
} from '@tayyib/shared/values/format';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Answered } from '@tayyib/shared/parts/page';
import { useGetTechnicalsQuery } from '../../api/stockNumbersApi';
import { DataTable } from '@tayyib/shared/parts/tables';
import { SourceLine } from '../figures/SourceLine';
import { Figure } from '../figures/Figure';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

/** Technical indicators of the latest prices, with their formulas. */
export function TechnicalsPart({ stock }: StockPartProps) {
  return (
    <Answered query={useGetTechnicalsQuery(stock.isin)}>
      {(technicals) =>
        technicals.figures ? (
          <Shown technicals={technicals} figures={technicals.figures} />
        ) : (
          <Empty drawing="chart" description="No price of this stock is on file, so nothing can be computed.">
            <Link to="/status">Which data is loaded, and since when</Link>
          </Empty>
        )
      }
    </Answered>
  );
}

function Shown({ technicals, figures }: { technicals: Technicals; figures: TechnicalFigures }) {
  const { formulas, notes, source, exchange } = technicals;
  const { movingAverages, returns, yearRange, volume, macd, beta } = figures;
  return (
    <div className={styles.part}>
      <p className={styles.small}>
        Close of {formatPaise(figures.closeRupees)} on {formatDay(figures.day)}
        {exchange && `, ${exchange}`}; from {formatCountOf(figures.days, 'day')} of trading, in today’s
        shares.
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>RSI, 14 days</dt>
          <dd>
            <Figure number={figures.rsi14} />
          </dd>
        </div>
        <div>
          <dt>MACD</dt>
          <dd>
            <Figure number={macd?.line ?? null} />
          </dd>
          <dd className={styles.note}>
            signal <Figure number={macd?.signal ?? null} />
          </dd>
        </div>
        <div>
          <dt>Volatility, one year</dt>
          <dd>
            <Figure ratio={figures.volatility1y} />
          </dd>
        </div>
        <div>
          <dt>Beta</dt>
          <dd>
            <Figure number={beta?.value ?? null} />
          </dd>
          {beta && <dd className={styles.note}>to {beta.index}</dd>}
        </div>
        <div>
          <dt>
            {yearRange.isWholeYear
              ? 'Highest close of 52 weeks'
              : `Highest close since ${formatDay(yearRange.from)}`}
          </dt>
          <dd>{formatPaise(yearRange.highestClose.rupees)}</dd>
          <dd className={styles.note}>{formatDay(yearRange.highestClose.day)}</dd>
        </div>
        <div>
          <dt>
            {yearRange.isWholeYear
              ? 'Lowest close of 52 weeks'
              : `Lowest close since ${formatDay(yearRange.from)}`}
          </dt>
          <dd>{formatPaise(yearRange.lowestClose.rupees)}</dd>
          <dd className={styles.note}>{formatDay(yearRange.lowestClose.day)}</dd>
        </div>
        <div>
          <dt>Volume</dt>
          <dd>{formatCount(volume.last)}</dd>
          <dd className={styles.note}>
            20 days: {volume.average20 === null ? 'not known' : formatCount(volume.average20)}
          </dd>
        </div>
      </dl>
      <div className={styles.columns}>
        <DataTable
          caption="Moving averages"
          rows={movingAverages}
          keyOf={({ id }) => id}
          columns={[
            { title: 'Average', cell: ({ label }) => label },
            {
              title: 'Rupees',
              isFigure: true,
              cell: ({ rupees }) => (rupees === null ? <Figure rupees={null} /> : formatPaise(rupees)),
            },
            {
              title: 'Close',
              isFigure: true,
              cell: ({ distance }) =>
                distance === null ? (
                  <Figure ratio={null} />
                ) : (
                  `${formatPercent(Math.abs(distance))} ${distance < 0 ? 'below' : 'above'}`
                ),
            },
          ]}
        />
        <DataTable
          caption="Change of the price"
          rows={returns}
          keyOf={({ id }) => id}
          columns={[
            { title: 'Over', cell: ({ label }) => label },
            { title: 'From', cell: ({ from }) => (from ? formatDay(from) : 'Not known') },
            { title: 'Change', isFigure: true, cell: ({ value }) => <Figure ratio={value} /> },
          ]}
        />
      </div>
      <details className={styles.table}>
        <summary>How these are computed</summary>
        <ul>
          {Object.entries(formulas).map(([id, formula]) => (
            <li key={id}>{formula}</li>
          ))}
        </ul>
        {notes.map((note) => (
          <p key={note} className={styles.small}>
            {note}
          </p>
        ))}
        <SourceLine source={source} />
      </details>
    </div>
  );
}
