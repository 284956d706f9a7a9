import { Link } from '@tayyib/shared/sdk/router';
import { useState } from 'react';
import type { CorporateActionRow } from '@tayyib/shared/contracts';
import { formatDay, formatNumber, formatPaise } from '@tayyib/shared/values/format';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Answered, PageControls } from '@tayyib/shared/parts/page';
import { useGetCorporateActionsQuery } from '../../api/stockNumbersApi';
import { DataTable, type DataColumn } from '@tayyib/shared/parts/tables';
import { documentAddress } from '../../domain/documentAddress';
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
      {({ rows, total, page: shown, pageSize }) => {
        if (total === 0)
          return (
            <Empty drawing="calendar" description="No corporate action is on file.">
              <Link to="/status">Which data is loaded, and since when</Link>
            </Empty>
          );
        const publisher = commonPublisher(rows);
        return (
          <div className={styles.part}>
            <DataTable
              hasCards
              caption={`Corporate actions of ${stock}`}
              rows={rows}
              keyOf={({ exDate, subject }) => `${exDate} ${subject}`}
              columns={[
                { title: 'Ex-date', cell: ({ exDate }) => formatDay(exDate) },
                { title: 'What', cell: (action) => <What action={action} /> },
                ...(publisher === null ? [publishedColumn] : []),
              ]}
            />
            {publisher !== null && <p className={styles.small}>Published: {publisher}.</p>}
            {total > pageSize && (
              <PageControls page={shown} last={Math.ceil(total / pageSize)} onTurn={setPage} />
            )}
          </div>
        );
      }}
    </Answered>
  );
}

const publishedColumn: DataColumn<CorporateActionRow> = {
  title: 'Published',
  cell: ({ source }) => <PublishedBy source={source} />,
};

/** Who published all of them, where none has a document to open; null where rows differ. */
function commonPublisher(rows: readonly CorporateActionRow[]): string | null {
  const [first, ...others] = new Set(rows.map(({ source }) => source.publisher));
  const hasDocument = rows.some(({ source }) => documentAddress(source.document) !== null);
  return hasDocument || others.length > 0 ? null : (first ?? null);
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** What it is, and below it as the exchange writes it, where that says more. */
function What({ action }: { action: CorporateActionRow }) {
  const words = actionWords(action);
  return (
    <>
      {words}
      {lettersOf(words) !== lettersOf(action.subject) && <small>{action.subject}</small>}
    </>
  );
}
