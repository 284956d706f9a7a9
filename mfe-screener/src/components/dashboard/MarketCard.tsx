import type { DashboardReply } from '@tayyib/shared/contracts';
import { formatCount, formatDay } from '@tayyib/shared/values/format';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { Answered } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { Icon, type IconName } from '@tayyib/shared/sdk/ui';
import { useGetHeadlineQuery } from '../../api/dashboardApi';
import card from './card.module.css';
import styles from './MarketCard.module.css';

const pages: readonly { to: string; icon: IconName; title: string; text: string }[] = [
  { to: '/indices', icon: 'lineChart', title: 'Indices', text: 'How much of each is compliant' },
  { to: '/industry', icon: 'bank', title: 'Industries', text: 'Compliance by line of business' },
  { to: '/mutualfund', icon: 'fund', title: 'Mutual Funds', text: 'Judged by what they hold' },
  { to: '/gold_silver', icon: 'gold', title: 'Gold & Silver', text: 'Prices per gram, for nisab' },
  { to: '/iposcreen', icon: 'rocket', title: 'IPO Screener', text: 'Public issues and their status' },
];

/** How the market moved on its newest day, and the pages about it. The links work without the figures. */
export function MarketCard() {
  const standard = useMyStandard();
  return (
    <>
      <Answered query={useGetHeadlineQuery(standard)} lines={1}>
        {({ market }) => <p className={card.small}>{movesOf(market)}</p>}
      </Answered>
      <ul className={styles.pages}>
        {pages.map(({ to, icon, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              <span>
                <strong>{title}</strong>
                <small>{text}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function movesOf(market: DashboardReply['market']): string {
  if (market === null) return 'No prices are on file yet.';
  const { day, advances, declines, compliantAdvances, compliantDeclines } = market;
  const counts = (rose: number, fell: number) => `${formatCount(rose)} rose and ${formatCount(fell)} fell`;
  const compliant =
    compliantAdvances + compliantDeclines === 0
      ? ''
      : `; of the compliant ones ${counts(compliantAdvances, compliantDeclines)}`;
  return `${formatDay(day)}: ${counts(advances, declines)}${compliant}.`;
}
