import type { ClassLevel } from '@tayyib/shared/contracts';
import { formatRupees } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { PageHeading } from '@tayyib/shared/ui';
import { useGetIndustriesQuery } from '../api/marketListsApi';
import { IndustryDetails } from '../components/lists/IndustryDetails';
import { Answered } from '../components/market/Answered';
import { choiceIn } from '../components/market/choiceIn';
import { Choices } from '../components/market/Choices';
import { ComplianceBar } from '../components/market/ComplianceBar';
import styles from '../components/market/market.module.css';
import { Paged } from '../components/market/Paged';
import { useAddress } from '../components/market/useAddress';
import { StandardSelect } from '../components/screen/StandardSelect';

const levels = ['industry', 'sector', 'group', 'subgroup'] as const satisfies readonly ClassLevel[];
const levelWords = { industry: 'Industries', sector: 'Sectors', group: 'Groups', subgroup: 'Subgroups' };

/** The exchange's classes of business with how many of their stocks pass, or one of them in full. */
export default function IndustryPage() {
  const { address, standard, page, change } = useAddress();
  const id = address.get('id');
  const level = choiceIn(address.get('level'), levels);
  const query = useGetIndustriesQuery({ standard, level, page }, { skip: id !== null });
  if (id !== null) return <IndustryDetails id={id} />;
  return (
    <>
      <PageHeading
        title="Industries"
        lead="How much of each line of business is compliant, the largest first."
      />
      <div className={styles.stack}>
        <div className={styles.bar}>
          <StandardSelect value={standard} onChange={(next) => change({ standard: next })} />
          <Choices
            legend="How fine"
            choices={levels.map((value) => ({ value, label: levelWords[value] }))}
            value={level}
            onChoose={(next) => change({ level: next })}
          />
        </div>
        <Answered query={query}>
          {(list) => (
            <Paged
              list={list}
              none="No company has a class of business on file yet."
              onTurn={(to) => change({ page: String(to) })}
            >
              <ul className={styles.cards}>
                {list.rows.map((row) => (
                  <li key={row.id} className={styles.card}>
                    <h2>
                      <Link
                        className={styles.whole}
                        to={`/industry?id=${encodeURIComponent(row.id)}&standard=${standard}`}
                      >
                        {row.name}
                      </Link>
                    </h2>
                    {row.sector && row.sector !== row.name && (
                      <span className={styles.small}>{row.sector}</span>
                    )}
                    <ComplianceBar count={row.compliance} />
                    <span className={styles.small}>
                      {row.marketCap.known > 0
                        ? `${formatRupees(row.marketCap.rupees)} of ${row.marketCap.known} companies`
                        : 'Size not known'}
                    </span>
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
