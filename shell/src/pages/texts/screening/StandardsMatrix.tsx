import type { RatioRule } from '@tayyib/shared/contracts';
import { standardNames, standards } from '@tayyib/shared/shariah';
import { Link } from '@tayyib/shared/sdk/router';
import { formatNumber } from '@tayyib/shared/values/format';
import { pageOfStandard } from './pageOfStandard';
import styles from './StandardsMatrix.module.css';

const columnTitles: Readonly<Record<RatioRule['id'], string>> = {
  debt: 'Debt',
  interest_bearing_assets: 'Cash and interest-bearing',
  receivables: 'Receivables',
  liquidity: 'Cash and receivables',
  impure_income: 'Impure income',
  impure_profit: 'Impure profit',
};

/** A column for each ratio that any standard has, in the order in which they first appear. */
const columns = [...new Set(standards.flatMap(({ ratios }) => ratios.map(({ id }) => id)))].toSorted(
  (one, other) => orderOf(one) - orderOf(other),
);

function orderOf(id: RatioRule['id']): number {
  return Object.keys(columnTitles).indexOf(id);
}

/** The limits of every standard in one table, from the same data as the screening. */
export function StandardsMatrix() {
  return (
    <div className={styles.frame} role="region" aria-label="The limits of every standard" tabIndex={0}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">Standard</th>
            {columns.map((id) => (
              <th key={id} scope="col">
                {columnTitles[id]}
              </th>
            ))}
            <th scope="col">Business not permitted</th>
          </tr>
        </thead>
        <tbody>
          {standards.map(({ id, ratios, business, edition }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={pageOfStandard(id)}>{standardNames[id]}</Link>
                <small>edition {edition}</small>
              </th>
              {columns.map((column) => (
                <LimitCell key={column} column={column} rule={ratios.find((rule) => rule.id === column)} />
              ))}
              <td data-label="Business not permitted">
                <span>
                  {business.tolerance === 0 ? (
                    <strong>none</strong>
                  ) : (
                    <>
                      below <strong>{percent(business.tolerance)}</strong>
                      <small>of revenue</small>
                    </>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  column: RatioRule['id'];
  rule: RatioRule | undefined;
}

function LimitCell({ column, rule }: CellProps) {
  if (!rule) return <td className={styles.none}>no limit</td>;
  const { limit, limitInclusive, hysteresis, denominator } = rule;
  return (
    <td data-label={columnTitles[column]}>
      <span>
        {limitInclusive ? 'at most' : 'below'} <strong>{percent(limit)}</strong>
        <small>
          of {inSentence(denominator.label)}
          {hysteresis?.kind === 'bands' && `; to stay, ${percent(hysteresis.stayLimit)}`}
          {hysteresis?.kind === 'buffer' &&
            `; to stay, ${percent(limit + hysteresis.points)} for less than ${hysteresis.periods} quarters`}
        </small>
      </span>
    </td>
  );
}

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Without decimals that say nothing: 25%, 33.33%. */
const percent = (fraction: number): string => `${formatNumber(fraction * 100)}%`;
