import type { FilingState, KnownFiling } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { formatCount, formatDay, formatMoment } from '@tayyib/shared/values/format';
import { Button, Empty } from '@tayyib/shared/sdk/ui';
import { useGetKnownFilingsQuery, useRetryFilingsMutation } from '../../api/filingsApi';
import { filingsAddress } from '../../domain/addresses';
import { QueryState } from '../common/QueryState';
import styles from '../common/staff.module.css';
import { PagedTable } from '../feeds/PagedTable';
import { filingStateLabels, isRetriable, type RetriableState } from './filingLabels';

const columns = [
  { title: 'Company' },
  { title: 'Period' },
  { title: 'Filed' },
  { title: 'Why' },
  { title: 'When' },
];

/** The filings in one state, with the reason, in pages. */
export function KnownFilings({ state, page }: { state: FilingState; page: number }) {
  const query = useGetKnownFilingsQuery({ state, page });
  const label = filingStateLabels[state];
  return (
    <div className={styles.section}>
      <QueryState query={query} what="the filings">
        {({ filings, total, pageSize }) =>
          total === 0 ? (
            <Empty description={`No filing is in the state "${label}".`} />
          ) : (
            <>
              <div className={styles.head}>
                <h3 className={styles.title}>{`${label} (${formatCount(total)})`}</h3>
                {isRetriable(state) && <RetryButton state={state} />}
              </div>
              <PagedTable
                label={`Filings: ${label}`}
                caption={`Filings: ${label}, newest first`}
                columns={columns}
                page={page}
                pageSize={pageSize}
                total={total}
                addressOf={(next) => filingsAddress(state, next)}
              >
                {filings.map((filing) => (
                  <FilingRow key={filing.id} filing={filing} />
                ))}
              </PagedTable>
            </>
          )
        }
      </QueryState>
    </div>
  );
}

function FilingRow({ filing }: { filing: KnownFiling }) {
  const { exchange, company, companyName, periodEnd, nature, filedAt, address, reason, attempts } = filing;
  const moment = filing.finishedAt ?? filing.nextTryAt;
  return (
    <tr>
      <th scope="row">
        {address === null ? companyName : <a href={address}>{companyName}</a>}
        <p className={styles.hint}>
          {exchange} {company}
        </p>
      </th>
      <td>
        {periodEnd === null ? 'not stated' : formatDay(periodEnd)}
        {nature !== null && <p className={styles.hint}>{nature}</p>}
      </td>
      <td>{filedAt === null ? 'not stated' : formatMoment(filedAt)}</td>
      <td>
        {reason ?? ''}
        {attempts > 0 && <p className={styles.hint}>{attempts} failed attempts</p>}
      </td>
      <td>{moment === null ? '' : formatMoment(moment)}</td>
    </tr>
  );
}

function RetryButton({ state }: { state: RetriableState }) {
  const [retry, { data, error, isLoading }] = useRetryFilingsMutation();
  return (
    <div className={styles.actions}>
      <p role="status" className={styles.hint}>
        {error ? toMessage(error) : data ? `${formatCount(data.count)} are waiting again.` : null}
      </p>
      <Button loading={isLoading} onClick={() => void retry(state)}>
        Fetch them again
      </Button>
    </div>
  );
}
