import type { PublicHome } from '@tayyib/shared/contracts';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatCount, formatDay } from '@tayyib/shared/values/format';
import { changesFeedPath } from '@tayyib/shared/public-pages';
import { Link } from '@tayyib/shared/sdk/router';
import styles from './MarketNumbers.module.css';

/** What is on file today, in figures that the server counts. */
export function MarketNumbers({ home }: { home: PublicHome }) {
  const { counts, changedThisMonth, changes, ages, day } = home;
  const answered = counts.compliant + counts.non_compliant;
  const [newest] = changes;
  return (
    <section aria-label="The market today" className={styles.numbers}>
      <dl>
        <div>
          <dt>companies on file</dt>
          <dd>{formatCount(answered + counts.under_review)}</dd>
          <dd className={styles.small}>
            every one of them has <Link to="/halal">a public page</Link>
          </dd>
        </div>
        <div>
          <dt>answered by TASIS</dt>
          <dd>{formatCount(answered)}</dd>
          <dd className={styles.small}>
            {formatCount(counts.compliant)} compliant, {formatCount(counts.non_compliant)} not; the others are
            under review
          </dd>
        </div>
        <div>
          <dt>changed in {monthOf(day)}</dt>
          <dd>{formatCount(changedThisMonth)}</dd>
          <dd className={styles.small}>
            {newest ? (
              <>
                last on {formatDay(indianDay(new Date(newest.at)))} · <a href={changesFeedPath}>feed</a>
              </>
            ) : (
              'no verdict has changed yet'
            )}
          </dd>
        </div>
        {ages.prices !== null && (
          <div>
            <dt>last closing prices</dt>
            <dd>{formatDay(ages.prices)}</dd>
            <dd className={styles.small}>
              {ages.filings !== null && `filings to ${formatDay(ages.filings)} · `}
              <Link to="/status">all data</Link>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const months = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

const monthOf = (day: string): string => months.format(new Date(`${day}T00:00:00Z`));
