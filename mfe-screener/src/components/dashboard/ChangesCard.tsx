import type { DashboardReply, RecentChange, StandardId } from '@tayyib/shared/contracts';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatCount, formatDay } from '@tayyib/shared/values/format';
import { Answered, CardEmpty } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { badgeLabels, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { useGetHeadlineQuery } from '../../api/dashboardApi';
import { stockAddress } from '../../domain/stockAddress';
import styles from './ChangesCard.module.css';
import card from './card.module.css';

const maxShown = 2;

/** Which companies changed their status this week, or did so last. */
export function ChangesCard() {
  const standard = useMyStandard();
  return (
    <>
      <Answered query={useGetHeadlineQuery(standard)} lines={5}>
        {(headline) =>
          headline.recentChanges.length === 0 ? (
            <CardEmpty>
              No status has changed yet. Changes appear when companies file accounts or change their business.
            </CardEmpty>
          ) : (
            <>
              <p className={card.small}>{summaryOf(headline, standard)}</p>
              <ul className={styles.changes}>
                {headline.recentChanges.slice(0, maxShown).map((change) => (
                  <li key={`${change.isin} ${change.at}`}>
                    <Change change={change} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Answered>
    </>
  );
}

function Change({ change: { isin, stock, from, to, at, cause } }: { change: RecentChange }) {
  return (
    <>
      <span className={styles.line}>
        <Link to={stockAddress(isin)}>{stock}</Link>
        <VerdictBadge badge={to} />
      </span>
      <span className={styles.cause}>
        was {badgeLabels[from].text} until {formatDay(indianDay(new Date(at)))}. {cause}
      </span>
    </>
  );
}

function summaryOf({ standards }: DashboardReply, standard: StandardId): string {
  const count = standards.find((each) => each.standard === standard)?.changedThisWeek ?? 0;
  const by = `by ${standardNames[standard]}`;
  if (count === 0) return `None in the last seven days ${by}. The latest before:`;
  return `${formatCount(count)} in the last seven days ${by}, the newest first:`;
}
