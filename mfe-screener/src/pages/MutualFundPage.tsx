import type { FundRow, StandardId } from '@tayyib/shared/contracts';
import { formatDay, formatPaise, formatPercent } from '@tayyib/shared/format';
import { useGetFundsQuery } from '../api/marketListsApi';
import { FundDetails, fundKind } from '../components/lists/FundDetails';
import { choiceFrom } from '../components/market/choiceFrom';
import styles from '../components/market/market.module.css';
import { CardLink, MarketList } from '../components/market/MarketList';
import { useAddress } from '../components/market/useAddress';

const which = ['ethical', 'held', 'all'] as const;
const whichWords = { ethical: 'Called ethical', held: 'Holdings known', all: 'All' };

/** Funds by what they hold, or one of them looked through. */
export default function MutualFundPage() {
  const { address, standard, page } = useAddress();
  const id = address.get('id');
  const only = choiceFrom(address.get('only'), which);
  const q = address.get('q') ?? '';
  const query = useGetFundsQuery({ standard, page, only, q }, { skip: id !== null });
  if (id !== null) return <FundDetails id={id} standard={standard} />;
  return (
    <MarketList
      title="Mutual Funds"
      lead="What a fund holds decides, not what it is called. What cannot be judged is told apart."
      query={query}
      searched={{ label: 'Fund', example: 'For example Tata Ethical' }}
      narrowed={{ name: 'only', legend: 'Which funds', words: whichWords, value: only }}
      none="No fund matches. Try all of them, or another name."
      keyOf={(fund) => fund.id}
      card={fundCard}
    />
  );
}

const fundCard = (fund: FundRow, standard: StandardId) => {
  const { id, name, house, nav, lookThrough } = fund;
  const kind = fundKind(fund);
  return (
    <>
      <CardLink to={`/mutualfund?id=${id}&standard=${standard}`}>{name}</CardLink>
      {kind && <span>{kind}</span>}
      <span className={styles.small}>{house}</span>
      <span>{nav ? `${formatPaise(nav.rupees)} a unit, ${formatDay(nav.day)}` : 'No value on file'}</span>
      <span className={styles.small}>
        {lookThrough
          ? `${formatPercent(lookThrough.compliant)} compliant, ${formatPercent(lookThrough.nonCompliant)} not, ${formatPercent(lookThrough.unknown)} not known`
          : 'What it holds is not on file'}
      </span>
    </>
  );
};
