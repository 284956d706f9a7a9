import { Link } from '@tayyib/shared/sdk/router';
import { useState } from 'react';
import type { FactSource, FilingRow } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Answered, PageControls } from '@tayyib/shared/parts/page';
import { useGetFilingsQuery } from '../../api/stockNumbersApi';
import { DataTable } from '@tayyib/shared/parts/tables';
import { documentAddress } from '../../domain/documentAddress';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

const natureWords = { consolidated: 'Group', standalone: 'Company alone' } as const;

const auditWords = ({ audited }: FilingRow) =>
  audited === null ? 'audit not stated' : audited ? 'audited' : 'not audited';

/** The results filed by the company, with links to the documents. */
export function FilingsPart({ stock: { isin, stock } }: StockPartProps) {
  const [page, setPage] = useState(1);
  return (
    <Answered query={useGetFilingsQuery({ id: isin, page })} shape="table">
      {({ rows, total, page: shown, pageSize }) => {
        const publishers = new Set(rows.map(({ source }) => source.publisher));
        const [publisher = null] = publishers.size === 1 ? publishers : [];
        return total === 0 ? (
          <Empty drawing="list" description="No filing is on file. Verdicts wait until accounts are filed.">
            <Link to="/status">Which data is loaded, and since when</Link>
          </Empty>
        ) : (
          <div className={styles.part}>
            <DataTable
              isCompact
              caption={`Filings of ${stock}`}
              rows={rows}
              keyOf={({ periodStart, periodEnd, nature, source }) =>
                `${periodStart} ${periodEnd} ${nature} ${source.document}`
              }
              columns={[
                { title: 'Results', cell: (filing) => <Results of={filing} /> },
                {
                  title: 'Published',
                  cell: ({ source }) => <Published source={source} publisher={publisher} />,
                },
              ]}
            />
            {publisher !== null && <p className={styles.small}>Source: {publisher}.</p>}
            {total > pageSize && (
              <PageControls page={shown} last={Math.ceil(total / pageSize)} onTurn={setPage} />
            )}
          </div>
        );
      }}
    </Answered>
  );
}

/** The reporting period, whether the results are consolidated, and whether they were audited. */
function Results({ of: filing }: { of: FilingRow }) {
  const { periodStart, periodEnd, isAnnual, isReplaced, nature } = filing;
  return (
    <>
      {isAnnual
        ? `Year to ${formatDay(periodEnd)}`
        : `Part of a year, ${formatDay(periodStart)} to ${formatDay(periodEnd)}`}
      <small>
        {natureWords[nature]}, {auditWords(filing)}
        {isReplaced && '; replaced by a later filing'}
      </small>
    </>
  );
}

/** When it was published, which opens the document; and by whom, unless that is said once. */
function Published({ source, publisher }: { source: FactSource; publisher: string | null }) {
  const { publishedOn, document } = source;
  const address = documentAddress(document);
  const day = publishedOn ? formatDay(publishedOn) : 'Day not stated';
  return (
    <>
      {address === null ? (
        day
      ) : (
        <a href={address} target="_blank" rel="noreferrer" aria-label={`Document published: ${day}`}>
          {day}
        </a>
      )}
      {publisher === null && <small>{source.publisher}</small>}
    </>
  );
}
