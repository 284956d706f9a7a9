import type { UniverseCoverage } from '@tayyib/shared/contracts';
import { formatCount, formatDay } from '@tayyib/shared/values/format';
import { Answered, CardEmpty } from '@tayyib/shared/parts/page';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { useGetUniversesQuery } from '../../api/dashboardApi';
import { Choices } from '../market/Choices';
import styles from './CoverageCard.module.css';
import card from './card.module.css';
import { useUniverse } from './useUniverse';

/** How many companies of a chosen universe have which status. */
export function CoverageCard() {
  const [chosen, choose] = useUniverse();
  const standard = useMyStandard();
  return (
    <>
      <Answered query={useGetUniversesQuery(standard)} lines={5}>
        {(universes) => {
          const shown = universes.find(({ id }) => id === chosen) ?? universes[0];
          if (shown === undefined || universes.every(({ companies }) => companies === 0))
            return <NoCompanies />;
          return (
            <>
              <Choices
                legend="Companies of"
                choices={universes.map(({ id, name }) => ({
                  value: id,
                  label: id === 'all' ? 'All listed' : name,
                }))}
                value={shown.id}
                onChoose={choose}
              />
              {shown.companies === 0 ? (
                <CardEmpty>The members of {shown.name} are not on file.</CardEmpty>
              ) : (
                <Counts universe={shown} />
              )}
            </>
          );
        }}
      </Answered>
    </>
  );
}

const NoCompanies = () => (
  <CardEmpty>
    No companies are on file yet. <Link to="/status">Data status</Link> says what is fetched, and when.
  </CardEmpty>
);

function Counts({ universe }: { universe: UniverseCoverage }) {
  const standard = useMyStandard();
  const { id, companies, compliant, nonCompliant, underReview, byGrade, outdated, membersAsOf } = universe;
  const judged = compliant + nonCompliant;
  const otherGrades = byGrade.filter(({ grade }) => grade !== 'accounts_not_loaded');
  const notLoaded = byGrade.find(({ grade }) => grade === 'accounts_not_loaded')?.count ?? 0;
  // stocks whose accounts we lack are a part of their own: that says nothing of the companies
  const counts = [
    { part: 'compliant', label: 'Compliant', count: compliant, filter: 'badge=compliant' },
    { part: 'non_compliant', label: 'Not compliant', count: nonCompliant, filter: 'badge=non_compliant' },
    {
      part: 'under_review',
      label: 'Under review',
      count: underReview - notLoaded,
      filter:
        otherGrades.length === 0
          ? 'badge=under_review'
          : `grade=${otherGrades.map(({ grade }) => grade).join('%2C')}`,
    },
    { part: 'not_loaded', label: 'Not loaded', count: notLoaded, filter: 'grade=accounts_not_loaded' },
  ] as const;
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {counts.map(({ part, count }) => (
          <span key={part} data-badge={part} style={{ flexGrow: count }} />
        ))}
      </div>
      <dl className={styles.counts}>
        {counts.map(({ part, label, count, filter }) => (
          <div key={part}>
            <dt data-badge={part}>{label}</dt>
            <dd>
              {/* the screener lists all companies, not those of an index */}
              {id === 'all' ? (
                <Link to={`/stock_screener?${filter}`}>{formatCount(count)}</Link>
              ) : (
                formatCount(count)
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={card.small}>
        {percentOf(judged, companies)} have a verdict by {standardNames[standard]}: {formatCount(judged)} of{' '}
        {formatCount(companies)}.{outdated > 0 && ` The accounts of ${formatCount(outdated)} are outdated.`}
        {membersAsOf !== null && ` Members as of ${formatDay(membersAsOf)}.`}{' '}
        <Link to="/status">Why are some under review?</Link>
      </p>
    </>
  );
}

/** Rounded down, so that 100% means all. */
const percentOf = (count: number, of: number): string => `${Math.floor((count / of) * 100)}%`;
