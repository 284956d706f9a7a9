import type { FundRow, StandardId } from '@tayyib/shared/contracts';
import { formatChange, formatCountOf, formatDay, formatPaise, formatPercent } from '@tayyib/shared/format';
import { useGetFundsQuery } from '../api/marketListsApi';
import { FundDetails, fundKind } from '../components/lists/FundDetails';
import { choiceFrom, useAddress } from '../components/market/useAddress';
import styles from '../components/market/market.module.css';
import { CardLink, MarketList } from '../components/market/MarketList';

const kinds = ['ethical', 'held', 'all'] as const;
const kindLabels = { ethical: 'Shariah & ethical', held: 'With holdings', all: 'All' };

/** Funds with the compliance of their holdings, or the details of one. */
export default function MutualFundPage() {
  const { address, standard, page } = useAddress();
  const id = address.get('id');
  const only = choiceFrom(address.get('only'), kinds);
  const q = address.get('q') ?? '';
  const query = useGetFundsQuery({ standard, page, only, q }, { skip: id !== null });
  if (id !== null) return <FundDetails id={id} standard={standard} />;
  return (
    <MarketList
      title="Mutual Funds"
      lead="A fund is judged by its holdings, not by its name. Holdings that cannot be judged are listed separately."
      query={query}
      search={{ label: 'Fund', example: 'For example Tata Ethical' }}
      filter={{ name: 'only', legend: 'Which funds', labels: kindLabels, value: only }}
      none={
        q === '' && only === 'all'
          ? 'No fund matches: none is on file yet.'
          : 'No fund matches. Try all of them, or another name.'
      }
      keyOf={(fund) => fund.id}
      card={fundCard}
    />
  );
}

const fundCard = (fund: FundRow, standard: StandardId) => {
  const { id, name, house, nav, lookThrough, returns, plans = [] } = fund;
  const kind = fundKind(fund);
  return (
    <>
      <CardLink to={`/mutualfund?id=${id}&standard=${standard}`}>{name}</CardLink>
      {kind && (
        <span>
          {kind}
          {plans.length > 1 && ` and ${formatCountOf(plans.length - 1, 'more plan')}`}
        </span>
      )}
      <span className={styles.small}>{house}</span>
      <span>{nav ? `${formatPaise(nav.rupees)} a unit, ${formatDay(nav.day)}` : 'No value on file'}</span>
      {returns && (
        <span>
          1 year {returns.oneYear === null ? 'not known' : formatChange(returns.oneYear)} · 3 years{' '}
          {returns.threeYears === null ? 'not known' : `${formatChange(returns.threeYears)} a year`}
        </span>
      )}
      <span className={styles.small}>
        {lookThrough
          ? `${formatPercent(lookThrough.compliant)} compliant, ${formatPercent(lookThrough.nonCompliant)} not, ${formatPercent(lookThrough.unknown)} not known`
          : 'Holdings not available'}
      </span>
    </>
  );
};
