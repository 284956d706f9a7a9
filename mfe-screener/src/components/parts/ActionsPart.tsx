import { Link } from '@tayyib/shared/sdk/router';
import { useState } from 'react';
import type { CorporateActionRow } from '@tayyib/shared/contracts';
import { formatDay, formatNumber, formatPaise } from '@tayyib/shared/values/format';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Answered, PageControls } from '@tayyib/shared/parts/page';
import { useGetCorporateActionsQuery } from '../../api/stockNumbersApi';
import { DataTable } from '@tayyib/shared/parts/tables';
import { PublishedBy } from '../figures/SourceLine';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

const kindWords: Readonly<Record<CorporateActionRow['kind'], string>> = {
  split: 'Split',
  bonus: 'Bonus shares',
  dividend: 'Dividend',
  rights: 'Rights issue',
  demerger: 'Demerger',
  merger: 'Merger',
  scheme: 'Scheme of arrangement',
  buyback: 'Buyback',
  other: 'Notice',
};

/** What it gives or changes, in a line. */
function actionWords({ kind, dividendRupees, priceFactor }: CorporateActionRow): string {
  if (dividendRupees !== null) return `${kindWords[kind]} of ${formatPaise(dividendRupees)} a share`;
  if (priceFactor === null || priceFactor <= 0 || priceFactor === 1) return kindWords[kind];
  return `${kindWords[kind]}: one share became ${formatNumber(1 / priceFactor)}`;
}

/** Dividends, splits, bonuses and the like, newest first. */
export function ActionsPart({ stock: { isin, stock } }: StockPartProps) {
  const [page, setPage] = useState(1);
  return (
    <Answered query={useGetCorporateActionsQuery({ id: isin, page })} shape="table">
      {({ rows, total, page: shown, pageSize }) =>
        total === 0 ? (
          <Empty drawing="calendar" description="No corporate action is on file.">
            <Link to="/status">Which data is loaded, and since when</Link>
          </Empty>
        ) : (
          <div className={styles.part}>
            <DataTable
              hasCards
              caption={`Corporate actions of ${stock}`}
              rows={rows}
              keyOf={({ exDate, subject }) => `${exDate} ${subject}`}
              columns={[
                { title: 'Ex-date', cell: ({ exDate }) => formatDay(exDate) },
                {
                  title: 'What',
                  cell: (action) => (
                    <>
                      {actionWords(action)}
                      <small>{action.subject}</small>
                    </>
                  ),
                },
                { title: 'Published', cell: ({ source }) => <PublishedBy source={source} /> },
              ]}
            />
            {total > pageSize && (
              <PageControls page={shown} last={Math.ceil(total / pageSize)} onTurn={setPage} />
            )}
          </div>
        )
      }
    </Answered>
  );
}
