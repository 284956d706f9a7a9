import { formatDay, formatPaise, formatPercent } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { PageHeading } from '@tayyib/shared/ui';
import { useGetFundsQuery } from '../api/marketListsApi';
import { FundDetails } from '../components/lists/FundDetails';
import { Answered } from '../components/market/Answered';
import { choiceIn } from '../components/market/choiceIn';
import { Choices } from '../components/market/Choices';
import { ListSearch } from '../components/market/ListSearch';
import styles from '../components/market/market.module.css';
import { Paged } from '../components/market/Paged';
import { useAddress } from '../components/market/useAddress';
import { StandardSelect } from '../components/screen/StandardSelect';

const which = ['ethical', 'held', 'all'] as const;
const whichWords = { ethical: 'Called ethical', held: 'Holdings known', all: 'All' };

/** Funds by what they hold, or one of them looked through. */
export default function MutualFundPage() {
  const { address, standard, page, change } = useAddress();
  const id = address.get('id');
  const only = choiceIn(address.get('only'), which);
  const q = address.get('q') ?? '';
  const query = useGetFundsQuery({ standard, page, only, q }, { skip: id !== null });
  if (id !== null) return <FundDetails id={id} standard={standard} />;
  return (
    <>
      <PageHeading
        title="Mutual Funds"
        lead="What a fund holds decides, not what it is called. What cannot be judged is told apart."
      />
      <div className={styles.stack}>
        <div className={styles.bar}>
          <ListSearch label="Fund" value={q} onChange={(text) => change({ q: text }, { replace: true })} />
          <StandardSelect value={standard} onChange={(next) => change({ standard: next })} />
          <Choices
            legend="Which funds"
            choices={which.map((value) => ({ value, label: whichWords[value] }))}
            value={only}
            onChoose={(next) => change({ only: next })}
          />
        </div>
        <Answered query={query}>
          {(list) => (
            <Paged
              list={list}
              none="No fund matches. Try all of them, or another name."
              onTurn={(to) => change({ page: String(to) })}
            >
              <ul className={styles.cards}>
                {list.rows.map(({ id: code, name, house, nav, lookThrough }) => (
                  <li key={code} className={styles.card}>
                    <h2>
                      <Link className={styles.whole} to={`/mutualfund?id=${code}&standard=${standard}`}>
                        {name}
                      </Link>
                    </h2>
                    <span className={styles.small}>{house}</span>
                    <span>
                      {nav ? `${formatPaise(nav.rupees)} a unit, ${formatDay(nav.day)}` : 'No value on file'}
                    </span>
                    <span className={styles.small}>
                      {lookThrough
                        ? `${formatPercent(lookThrough.compliant)} compliant, ${formatPercent(lookThrough.nonCompliant)} not, ${formatPercent(lookThrough.unknown)} not known`
                        : 'What it holds is not on file'}
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
