import type { ReactNode } from 'react';
import type { ShareholdingQuarter, ShareholdingReply } from '@tayyib/shared/contracts';
import { formatCount, formatDay, formatPercent } from '@tayyib/shared/values/format';
import { Answered } from '@tayyib/shared/parts/page';
import { useGetShareholdingQuery } from '../../api/stockNumbersApi';
import { Figure } from '../figures/Figure';
import { DataTable } from '@tayyib/shared/parts/tables';
import { SourceLine } from '../figures/SourceLine';
import { ShownIf } from './ShownIf';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';
import { YearPlot, YearPlots } from './financials/YearPlot';

const shares = [
  {
    title: 'Promoters',
    column: 'Promoters',
    valueOf: ({ promoterShare }: ShareholdingQuarter) => promoterShare,
  },
  {
    title: 'Public (free float at most)',
    column: 'Public',
    valueOf: ({ publicShare }: ShareholdingQuarter) => publicShare,
  },
  {
    title: 'Pledged, of the promoters’ shares',
    column: 'Pledged',
    valueOf: ({ pledgedShare }: ShareholdingQuarter) => pledgedShare,
  },
];

/** Shown only where a shareholding pattern is on file. */
export const ShareholdingKnown = ({
  stock,
  children,
}: {
  stock: StockPartProps['stock'];
  children: ReactNode;
}) => (
  <ShownIf<ShareholdingReply>
    query={useGetShareholdingQuery(stock.isin)}
    has={({ quarters }) => quarters.length > 0}
  >
    {children}
  </ShownIf>
);

/** Who holds the shares at the end of each quarter on file, as plots if there are several, and as a table. */
export function ShareholdingPart({ stock: { isin, stock } }: StockPartProps) {
  return (
    <Answered query={useGetShareholdingQuery(isin)}>
      {({ quarters, notes }) => (
        <div className={styles.part}>
          {quarters.length > 1 && <Plots quarters={quarters} />}
          <DataTable
            caption={`Shareholding of ${stock}, newest quarter first`}
            rows={[...quarters].reverse()}
            keyOf={({ asOf }) => asOf}
            columns={[
              {
                title: 'Quarter to',
                cell: ({ asOf, totalShares }) => (
                  <>
                    {formatDay(asOf)}
                    {totalShares !== null && <small>{formatCount(totalShares)} shares</small>}
                  </>
                ),
              },
              ...shares.map(({ column, valueOf }) => ({
                title: column,
                isFigure: true,
                cell: (quarter: ShareholdingQuarter) => <Figure ratio={valueOf(quarter)} />,
              })),
            ]}
          />
          {notes.map((note) => (
            <p key={note} className={styles.small}>
              {note}
            </p>
          ))}
          <details className={styles.table}>
            <summary>Where these figures are from</summary>
            {quarters.map(({ asOf, source }) => (
              <SourceLine key={asOf} source={source} />
            ))}
          </details>
        </div>
      )}
    </Answered>
  );
}

/** A bar per quarter on file. */
const Plots = ({ quarters }: { quarters: readonly ShareholdingQuarter[] }) => (
  <YearPlots>
    {shares.map(({ title, valueOf }) => (
      <YearPlot
        key={title}
        title={title}
        points={quarters.map((quarter) => ({ day: quarter.asOf, value: valueOf(quarter) }))}
        format={(value) => (value === null ? 'Not known' : formatPercent(value))}
        labelOf={(day) => ({ short: `${day.slice(5, 7)}/${day.slice(2, 4)}`, long: formatDay(day) })}
      />
    ))}
  </YearPlots>
);
