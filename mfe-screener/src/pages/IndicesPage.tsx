import type { IndexRow, StandardId } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/format';
import { ChangeChip } from '@tayyib/shared/tables';
import { Figure } from '../components/figures/Figure';
import { useGetIndicesQuery } from '../api/marketListsApi';
import { ComplianceBar } from '../components/figures/ComplianceBar';
import styles from '../components/market/market.module.css';
import { CardLink, MarketList } from '../components/market/MarketList';
import { useAddress } from '../components/market/useAddress';

/** Market indices with their change and the compliant share of each. */
export default function IndicesPage() {
  const { address, standard, page } = useAddress();
  const q = address.get('q') ?? '';
  const query = useGetIndicesQuery({ standard, page, q });
  return (
    <MarketList
      title="Indices"
      lead="How much of each index is compliant by our verdicts."
      query={query}
      search={{ label: 'Index', example: 'For example Nifty 50' }}
      none={q === '' ? 'No index matches: none is on file yet.' : 'No index matches. Try another name.'}
      keyOf={(row) => row.id}
      card={indexCard}
    />
  );
}

const indexCard = ({ id, name, last, change, compliance }: IndexRow, standard: StandardId) => (
  <>
    <CardLink to={`/indices_stocks?id=${encodeURIComponent(id)}&standard=${standard}`}>{name}</CardLink>
    {last ? (
      <>
        <div className={styles.between}>
          <span className={styles.big}>
            <Figure number={last.close} />
          </span>
          {change !== null && <ChangeChip change={change} />}
        </div>
        <span className={styles.small}>{formatDay(last.day)}</span>
      </>
    ) : (
      <span className={styles.small}>No close is on file.</span>
    )}
    {compliance.total > 0 ? (
      <ComplianceBar count={compliance} />
    ) : (
      <span className={styles.small}>Its members are not on file.</span>
    )}
  </>
);
