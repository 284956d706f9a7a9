import { formatDay } from '@tayyib/shared/values/format';
import { Answered, CardEmpty, CardFoot, CardRow, CardRows, Failure } from '@tayyib/shared/parts/page';
import { Sparkline } from '@tayyib/shared/parts/tables';
import { Link } from '@tayyib/shared/sdk/router';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { figuresOf } from '../../domain/figuresOf';
import { withoutOfSeveral } from '../../domain/uncountedWords';
import { overviewOf } from '../../domain/overviewOf';
import { pastValueOf } from '../../domain/pastValueOf';
import { useHoldings } from '../../state/useHoldings';
import { usePortfolio } from '../../state/usePortfolio';
import styles from './HoldingsCard.module.css';

/** What the portfolio is worth, its gain, and how much of it complies. */
export function HoldingsCard() {
  const { entries, error, isLoading, retry } = usePortfolio();
  const { own, facts, day, held, until } = useHoldings({
    entries,
    isRequested: entries.length > 0,
    withWatched: false,
  });
  if (isLoading)
    return (
      <div role="status" aria-busy="true" aria-label="Loading the portfolio">
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  if (error) return <Failure error={error} retry={retry} />;
  if (entries.length === 0)
    return (
      <CardEmpty action={<Link to="/portfolio">Enter or import holdings</Link>}>
        Nothing entered. See what your shares are worth, and how much of them complies.
      </CardEmpty>
    );
  return (
    <Answered query={facts}>
      {({ pastDays }) => {
        const overview = overviewOf(held, until);
        const { value, gain, compliant } = figuresOf(overview);
        const past = pastValueOf({ held, entries: own, days: pastDays, today: day });
        const isDemo = entries.some(({ source }) => source === 'demo');
        return (
          <>
            <CardRows>
              <CardRow
                title={<Working>Value</Working>}
                side={
                  <span className={styles.value}>
                    <Sparkline
                      label="Value of the portfolio, last year"
                      values={past.points.map(({ valuePaise }) => valuePaise)}
                    />
                    {value}
                  </span>
                }
              />
              <CardRow
                title={<Working>Gain</Working>}
                side={gain}
                detail={withoutOfSeveral(overview.uncounted)}
              />
              <CardRow title={<Working>Compliant by value</Working>} side={compliant} />
            </CardRows>
            <CardFoot>
              <Link to="/portfolio">{isDemo ? 'Demo portfolio' : 'Portfolio'}</Link>,{' '}
              {formatDay(overview.closeDay ?? day)}
            </CardFoot>
          </>
        );
      }}
    </Answered>
  );
}

/** The title of a figure; the portfolio shows how the figure came about. */
function Working({ children }: { children: string }) {
  return (
    <Link to="/portfolio" title="How did you get this?">
      {children}
    </Link>
  );
}
