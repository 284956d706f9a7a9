import type { IpoRow, StandardId } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/sdk/router';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { formatDay } from '@tayyib/shared/values/format';
import { useGetIposQuery } from '../../api/marketListsApi';
import { calendarOf } from '../../domain/ipoCalendar';
import { bandWords } from '../../domain/ipoWords';
import market from '../market/market.module.css';
import styles from './IpoCalendar.module.css';

/** What happens on which day to the issues that are open or announced; one sentence where there are none. */
export function IpoCalendar({ standard }: { standard: StandardId }) {
  const { data: open } = useGetIposQuery({ standard, stage: 'open' });
  const { data: upcoming } = useGetIposQuery({ standard, stage: 'upcoming' });
  if (!open || !upcoming) return <p className={market.small}>Looking for open issues…</p>;
  const days = calendarOf([
    ...open.rows.filter(({ stage }) => stage === 'open'),
    ...upcoming.rows.filter(({ stage }) => stage === 'upcoming'),
  ]);
  if (days.length === 0)
    return <p className={market.small}>No public issue is open or announced; these are past ones.</p>;
  return (
    <section className={market.stack} aria-labelledby="ipo-calendar">
      <h2 id="ipo-calendar" className={market.heading}>
        Calendar
      </h2>
      <ol className={styles.days}>
        {days.map(({ day, events }) => (
          <li key={day} className={styles.day}>
            <h3>{formatDay(day)}</h3>
            <ul>
              {events.map(({ ipo, what }) => (
                <li key={`${ipo.id} ${what}`}>
                  <Issue ipo={ipo} what={what} standard={standard} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Issue({ ipo, what, standard }: { ipo: IpoRow; what: string; standard: StandardId }) {
  return (
    <>
      <span className={styles.what}>{what}</span>
      <Link to={`/iposcreen?id=${encodeURIComponent(ipo.id)}&standard=${standard}`}>{ipo.company_name}</Link>
      <VerdictBadge badge={ipo.badge} age={ipo} />
      <span className={market.small}>{bandWords(ipo)}</span>
    </>
  );
}
