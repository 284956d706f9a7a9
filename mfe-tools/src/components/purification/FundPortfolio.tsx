import { formatDay, formatPercent } from '@tayyib/shared/values/format';
import type { FundLookThrough } from '../../domain/purification/funds/fundLookThrough';
import { ofPart } from '../../domain/purification/working';
import styles from './HoldingYear.module.css';

/** The published portfolio that a financial year of a fund uses: its date, how much of it is covered, and each company with its impure share. */
export function FundPortfolio({ fund }: { fund: FundLookThrough }) {
  const { asOf, document, parts, covered, rest } = fund;
  return (
    <details className={styles.income}>
      <summary>
        <span>Portfolio of {formatDay(asOf)}</span>
        <strong>{formatPercent(covered.toNumber())} covered</strong>
      </summary>
      {parts.length > 0 && (
        <dl>
          {parts.map((part) => {
            const { label, value } = ofPart(part);
            return (
              <div key={`${part.name} ${part.year.source.document}`}>
                <dt>
                  {part.name}
                  <span className={styles.why}>
                    {label}, accounts to {formatDay(part.year.to)}
                    {part.year.impure.missing.length > 0 && `. ${part.year.impure.missing.join(' ')}`}
                  </span>
                </dt>
                <dd>{value}</dd>
              </div>
            );
          })}
          <div>
            <dt>
              Not covered
              <span className={styles.why}>Cash, bonds, and companies whose accounts are not on file.</span>
            </dt>
            <dd>{formatPercent(rest.toNumber())} of the fund</dd>
          </div>
        </dl>
      )}
      <p className={styles.why}>
        {document}. What is not covered may be impure as a whole or not at all: it makes a range of every
        amount.
      </p>
    </details>
  );
}
