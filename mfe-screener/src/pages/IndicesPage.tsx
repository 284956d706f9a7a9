import { formatDay, formatPercent } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { PageHeading } from '@tayyib/shared/ui';
import { useGetIndicesQuery } from '../api/marketListsApi';
import { Answered } from '../components/market/Answered';
import { ComplianceBar } from '../components/market/ComplianceBar';
import { ListSearch } from '../components/market/ListSearch';
import styles from '../components/market/market.module.css';
import { Paged } from '../components/market/Paged';
import { Times } from '../components/market/Times';
import { useAddress } from '../components/market/useAddress';
import { StandardSelect } from '../components/screen/StandardSelect';

/** Market indices: how they moved, and how much of each is compliant. */
export default function IndicesPage() {
  const { address, standard, page, change } = useAddress();
  const q = address.get('q') ?? '';
  return (
    <>
      <PageHeading title="Indices" lead="How much of each index is compliant by our verdicts." />
      <div className={styles.stack}>
        <div className={styles.bar}>
          <ListSearch label="Index" value={q} onChange={(text) => change({ q: text }, { replace: true })} />
          <StandardSelect value={standard} onChange={(next) => change({ standard: next })} />
        </div>
        <Answered query={useGetIndicesQuery({ standard, page, q })}>
          {(list) => (
            <Paged list={list} none="No index matches." onTurn={(to) => change({ page: String(to) })}>
              <ul className={styles.cards}>
                {list.rows.map(({ id, name, last, change: moved, compliance }) => (
                  <li key={id} className={styles.card}>
                    <h2>
                      <Link
                        className={styles.whole}
                        to={`/indices_stocks?id=${encodeURIComponent(id)}&standard=${standard}`}
                      >
                        {name}
                      </Link>
                    </h2>
                    <div className={styles.between}>
                      <span className={styles.big}>
                        <Times value={last?.close ?? null} />
                      </span>
                      {moved !== null && (
                        <span className={moved < 0 ? styles.down : styles.up}>
                          {moved < 0 ? '▼' : '▲'} {formatPercent(Math.abs(moved))}
                        </span>
                      )}
                    </div>
                    {last && <span className={styles.small}>{formatDay(last.day)}</span>}
                    {compliance.total > 0 ? (
                      <ComplianceBar count={compliance} />
                    ) : (
                      <span className={styles.small}>Its members are not on file.</span>
                    )}
                  </li>
                ))}
              </ul>
            </Paged>
          )}
        </Answered>
      </div>
    </>
  );
}
