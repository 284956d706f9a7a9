import { formatDay, formatPercent } from '@tayyib/shared/values/format';
import type { StandardData } from '@tayyib/shared/contracts';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { Answered, Fold, Info } from '@tayyib/shared/parts/page';
import { useGetStandardQuery } from '../api/advisorApi';
import { DataTable } from '@tayyib/shared/parts/tables';
import styles from '../components/market/market.module.css';

const outcomes = [
  { outcome: 'not_permissible', title: 'Not permitted' },
  { outcome: 'doubtful', title: 'Doubtful' },
] as const;

/** The rules of the default standard, from its edition in force. */
export default function ScreeningCriteriaPage() {
  const standard = useGetStandardQuery('TASIS');
  return (
    <>
      <PageHeading title="Tasis Screening Criteria" lead="The rules by which we judge every company." />
      <Answered query={standard} lines={12}>
        {(data) => <Rules standard={data} />}
      </Answered>
    </>
  );
}

function Rules({ standard: { business, ratios, readings, edition, title } }: { standard: StandardData }) {
  const cited = [business, ...ratios].flatMap(({ sources }) => sources);
  const sources = [...new Map(cited.map((one) => [one.address, one])).values()];
  // what is said of a ratio is beside it
  const further = readings.filter((reading) => ratios.every((ratio) => !ratio.reading?.includes(reading)));
  return (
    <div className={`${styles.stack} ${styles.prose}`}>
      <p className={styles.small}>
        {title}, edition {edition}, by which companies are judged now.
      </p>
      <h2 className={styles.heading}>The business</h2>
      {outcomes.map(({ outcome, title: label }) => (
        <p key={outcome}>
          <strong>{label}:</strong>{' '}
          {business.rules
            .filter((rule) => rule.outcome === outcome)
            .map(({ rule }) => rule)
            .join(', ')}
          .
        </p>
      ))}
      <p>
        {business.tolerance > 0
          ? `A line below ${formatPercent(business.tolerance)} of revenue is tolerated, and counted as impure income.`
          : 'No share of such income is allowed.'}
      </p>
      <p>
        Undescribed revenue, such as “Others”, is tolerated below{' '}
        {formatPercent(business.undescribedTolerance ?? business.tolerance)} of revenue; from there on a
        company is under review.
      </p>
      <Info about="How the business is interpreted">{business.reading}</Info>
      <h2 className={styles.heading}>The figures</h2>
      <div className={styles.whole}>
        <DataTable
          hasCards
          caption="Ratios and their limits"
          rows={ratios}
          keyOf={({ id }) => id}
          columns={[
            {
              title: 'Ratio',
              cell: ({ label, numerator, denominator }) => (
                <>
                  {label}
                  <small>
                    {numerator.label} over {denominator.label}
                  </small>
                </>
              ),
            },
            {
              title: 'Limit',
              isFigure: true,
              cell: ({ label, limit, limitInclusive, reading }) => (
                <>
                  {limitInclusive ? 'at most' : 'below'} {formatPercent(limit)}{' '}
                  {reading && <Info about={`How it is interpreted: ${label}`}>{reading}</Info>}
                </>
              ),
            },
          ]}
        />
      </div>
      {further.length > 0 && (
        <>
          <h2 className={styles.heading}>How this edition interprets its sources</h2>
          <ul>
            {further.map((reading) => (
              <li key={reading}>{reading}</li>
            ))}
          </ul>
        </>
      )}
      <Fold summary={<h2 className={styles.heading}>{`Sources (${sources.length})`}</h2>}>
        <ul>
          {sources.map(({ title: name, address, standing, readOn }) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                {name}
              </a>{' '}
              ({standing}, read {formatDay(readOn)})
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
