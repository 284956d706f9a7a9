import type { ClassLevel, IndustryRow, StandardId } from '@tayyib/shared/contracts';
import { counted, formatRupees } from '@tayyib/shared/format';
import { useGetIndustriesQuery } from '../api/marketListsApi';
import { IndustryDetails } from '../components/lists/IndustryDetails';
import { choiceFrom, useAddress } from '../components/market/useAddress';
import { ComplianceBar } from '../components/figures/ComplianceBar';
import styles from '../components/market/market.module.css';
import { CardLink, MarketList } from '../components/market/MarketList';

const levels = ['industry', 'sector', 'group', 'subgroup'] as const satisfies readonly ClassLevel[];
const levelLabels = { industry: 'Industries', sector: 'Sectors', group: 'Groups', subgroup: 'Subgroups' };

/** The exchange's classes of business with their verdict counts, or the details of one. */
export default function IndustryPage() {
  const { address, standard, page } = useAddress();
  const id = address.get('id');
  const level = choiceFrom(address.get('level'), levels);
  const query = useGetIndustriesQuery({ standard, level, page }, { skip: id !== null });
  if (id !== null) return <IndustryDetails id={id} />;
  return (
    <MarketList
      title="Industries"
      lead="How much of each line of business is compliant, the largest first."
      query={query}
      filter={{ name: 'level', legend: 'Level', labels: levelLabels, value: level }}
      none="No company has a class of business on file yet."
      keyOf={(row) => row.id}
      card={industryCard}
    />
  );
}

const industryCard = ({ id, name, sector, compliance, marketCap }: IndustryRow, standard: StandardId) => (
  <>
    <CardLink to={`/industry?id=${encodeURIComponent(id)}&standard=${standard}`}>{name}</CardLink>
    {sector && sector !== name && <span className={styles.small}>{sector}</span>}
    <ComplianceBar count={compliance} />
    <span className={styles.small}>
      {marketCap.known > 0
        ? `${formatRupees(marketCap.rupees)} of ${counted(marketCap.known, 'company', 'companies')}`
        : 'Size not known'}
    </span>
  </>
);
