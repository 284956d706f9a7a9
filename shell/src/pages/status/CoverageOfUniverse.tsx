import type { UniverseCoverage } from '@tayyib/shared/contracts';
import { formatCount, formatDay } from '@tayyib/shared/values/format';
import { gradeNames } from '@tayyib/shared/shariah';
import styles from './StatusPage.module.css';

/** The unit of the bar. */
const width = 1000;

/** How many companies of a universe are judged: a bar, and the same as text. */
export function CoverageOfUniverse({ universe }: { universe: UniverseCoverage }) {
  const { id, name, companies, compliant, nonCompliant, underReview, byGrade, outdated, membersAsOf } =
    universe;
  const judged = compliant + nonCompliant;
  const graded = byGrade.reduce((sum, { count }) => sum + count, 0);
  // we lack their accounts, which says nothing of the companies
  const notLoaded = byGrade.find(({ grade }) => grade === 'accounts_not_loaded')?.count ?? 0;
  const parts = [
    { key: 'compliant', label: 'compliant', count: compliant },
    { key: 'non-compliant', label: 'not compliant', count: nonCompliant },
    { key: 'under-review', label: 'under review', count: underReview - notLoaded },
    { key: 'not-loaded', label: 'accounts not loaded', count: notLoaded },
  ] as const;
  return (
    <li className={styles.universe} aria-labelledby={`universe-${id}`}>
      <h3 id={`universe-${id}`}>{name}</h3>
      {companies === 0 ? (
        <p className={styles.small}>Its members are not on file.</p>
      ) : (
        <>
          <p>
            <strong>{percentOf(judged, companies)} judged</strong>: {formatCount(judged)} of{' '}
            {formatCount(companies)} companies
          </p>
          <svg
            className={styles.bar}
            viewBox={`0 0 ${width} 12`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {parts.map(({ key, count }, at) => (
              <rect
                key={key}
                data-part={key}
                x={(parts.slice(0, at).reduce((sum, part) => sum + part.count, 0) / companies) * width}
                width={(count / companies) * width}
                height="12"
              />
            ))}
          </svg>
          <dl className={styles.parts}>
            {parts.map(({ key, label, count }) => (
              <div key={key}>
                <dt data-part={key}>{label}</dt>
                <dd>
                  {formatCount(count)} <span className={styles.small}>{percentOf(count, companies)}</span>
                </dd>
              </div>
            ))}
          </dl>
          {underReview > 0 && (
            <ul className={styles.reasons} aria-label={`Why companies of ${name} are under review`}>
              {byGrade.map(({ grade, count }) => (
                <li key={grade}>
                  {formatCount(count)}: {gradeNames[grade]}
                </li>
              ))}
              {underReview > graded && <li>{formatCount(underReview - graded)}: Not judged yet</li>}
            </ul>
          )}
          <p className={styles.small}>
            {outdated === 0
              ? 'None is judged on outdated accounts.'
              : `${formatCount(outdated)} judged on outdated accounts.`}
            {membersAsOf !== null && ` Members as of ${formatDay(membersAsOf)}.`}
          </p>
        </>
      )}
    </li>
  );
}

/** Rounded down, so that 100% means all. */
const percentOf = (count: number, of: number): string => `${Math.floor((count / of) * 100)}%`;
