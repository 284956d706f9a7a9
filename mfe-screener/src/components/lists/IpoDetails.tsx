import type { StandardId } from '@tayyib/shared/contracts';
import { formatDay, formatPaise, formatRupees } from '@tayyib/shared/values/format';
import { usePageName } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { PageHeading, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { useGetIpoQuery, useGetIposQuery } from '../../api/marketListsApi';
import { isNotFound } from '../../api/stocksApi';
import { bandWords, offerWords } from '../../domain/ipoWords';
import { DataTable } from '@tayyib/shared/parts/tables';
import styles from '../market/market.module.css';
import { SourceLine } from '../figures/SourceLine';
import { useAddress } from '../market/useAddress';
import { Figure } from '../figures/Figure';
import { StandardSelect } from '../market/StandardSelect';
import { stockAddress } from '../../domain/stockAddress';
import { OneOfList } from './OneOfList';

/** One public issue: dates, price band, verdict, and its ratios before and after the issue. */
export function IpoDetails({ id, standard }: { id: string; standard: StandardId }) {
  const { change } = useAddress();
  const query = useGetIpoQuery({ id, standard });
  const whole = useGetIposQuery({ standard }, { skip: !isNotFound(query.error) });
  usePageName(query.currentData?.ipo.company_name ?? null);
  return (
    <OneOfList
      query={query}
      kind="Public issue"
      list={{ to: `/iposcreen?standard=${standard}`, label: 'All public issues' }}
      whole={whole}
      empty="No public issues are on file yet."
    >
      {({ ipo, verdict, proForma, missing, source }) => (
        <>
          <PageHeading
            title={ipo.company_name}
            lead={<VerdictBadge badge={ipo.badge} age={ipo} />}
            actions={<StandardSelect value={standard} onChange={(next) => change({ standard: next })} />}
          />
          <div className={styles.stack}>
            <dl className={styles.figures}>
              <div>
                <dt>Open for applications</dt>
                <dd>{offerWords(ipo)}</dd>
              </div>
              <div>
                <dt>Price</dt>
                <dd>{bandWords(ipo)}</dd>
              </div>
              <div>
                <dt>Issue</dt>
                <dd>{ipo.issueSizeRupees === null ? 'Not known' : formatRupees(ipo.issueSizeRupees)}</dd>
              </div>
              <div>
                <dt>Subscribed</dt>
                <dd>
                  {ipo.subscribedTimes === null ? (
                    'Not known'
                  ) : (
                    <>
                      <Figure number={ipo.subscribedTimes} /> times
                    </>
                  )}
                </dd>
              </div>
              <div>
                <dt>{ipo.stage === 'listed' ? 'Listed' : 'Lists'}</dt>
                <dd>{ipo.listsOn ? formatDay(ipo.listsOn) : 'Not known'}</dd>
                {ipo.listPrice !== null && <dd className={styles.small}>at {formatPaise(ipo.listPrice)}</dd>}
              </div>
            </dl>
            <h2 className={styles.heading}>By {standardNames[standard]}</h2>
            {verdict ? (
              <ul>
                {verdict.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            ) : (
              <p>No verdict yet: it needs the accounts of a listed company.</p>
            )}
            <h2 className={styles.heading}>Before and after the issue</h2>
            {proForma.length === 0 ? (
              <p>
                Its ratios before and after the issue are not known. They need annual accounts from before it
                and the amount it raises.
              </p>
            ) : (
              <DataTable
                caption="Ratios before and after the issue"
                rows={proForma}
                keyOf={({ label }) => label}
                columns={[
                  {
                    title: 'Ratio',
                    cell: ({ label, formula }) => (
                      <>
                        {label}
                        <small>{formula}</small>
                      </>
                    ),
                  },
                  { title: 'Before', isFigure: true, cell: ({ before }) => <Figure ratio={before} /> },
                  { title: 'After', isFigure: true, cell: ({ after }) => <Figure ratio={after} /> },
                  { title: 'Limit', isFigure: true, cell: ({ limit }) => <Figure ratio={limit} /> },
                ]}
              />
            )}
            {missing.length > 0 && (
              <section aria-label="What is missing">
                <h2 className={styles.heading}>What is missing</h2>
                <ul>
                  {missing.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              </section>
            )}
            {ipo.isin && <Link to={stockAddress(ipo.isin, standard)}>Open the stock</Link>}
            <SourceLine source={source} />
          </div>
        </>
      )}
    </OneOfList>
  );
}
