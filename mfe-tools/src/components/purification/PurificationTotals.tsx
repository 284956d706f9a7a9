import type { ReactNode } from 'react';
import type { PurificationYearsReply, StandardId } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import type { MethodTotal } from '../../domain/purification/purify';
import { methodIds, methodOfStandard, methods, type MethodId } from '../../domain/purification/sources';
import { openAmountInWords, openInWords, totalInWords } from './amountInWords';
import { inRupees } from '@tayyib/shared/values/amounts';
import { Info } from '@tayyib/shared/parts/page';
import { BarTable } from '@tayyib/shared/parts/charts';
import styles from './PurificationTotals.module.css';

interface Props {
  totals: Readonly<Record<MethodId, MethodTotal>>;
  method: MethodId;
  standard: StandardId;
  /** The edition the figures are from; unknown until they are loaded. */
  edition: PurificationYearsReply['standard'] | undefined;
  /** What can be done with the sum. */
  children: ReactNode;
}

/** What is due by the chosen method, by year, and apart from it what is not known. */
export function PurificationTotals({ totals, method, standard, edition, children }: Props) {
  const { byYear, open } = totals[method];
  const unknown = openInWords(totals[method]);
  const { why, address } = methodOfStandard[standard];
  const isOfStandard = methodOfStandard[standard].method === method;
  return (
    <section className={styles.box} aria-labelledby="purification-sum">
      <h2 id="purification-sum">To purify</h2>
      <div role="status" className={unknown === '' ? styles.outcome : `${styles.outcome} ${styles.isOpen}`}>
        <p>{methods[method].title}</p>
        <strong>{totalInWords(totals[method])}</strong>
        {unknown !== '' && <p>{unknown}</p>}
      </div>
      {open.length > 0 && <OpenAmounts open={open} />}
      <div className={styles.actions}>{children}</div>
      {byYear.length > 0 && (
        <BarTable
          caption="By financial year"
          title="Year"
          bars={byYear.map(({ to, paise, openCount }) => ({
            label: `Year to ${formatDay(to)}`,
            value: paise,
            text: (
              <>
                {(paise > 0 || openCount === 0) && inRupees(paise)}
                {openCount > 0 && <span className={styles.open}>{openCount} not known exactly</span>}
              </>
            ),
          }))}
        />
      )}
      <h3>The same by each method</h3>
      <dl className={styles.lines}>
        {methodIds.map((id) => (
          <div key={id} className={id === method ? styles.chosen : undefined}>
            <dt>
              {methods[id].title}
              {methods[id].purifiesGains && <span className={styles.note}>purifies gains</span>}
            </dt>
            <dd>
              {totalInWords(totals[id])}
              {totals[id].open.length > 0 && (
                <span className={styles.open}>{totals[id].open.length} not known exactly</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {isOfStandard ? `${why} ` : 'You chose another method than that of the standard. '}
        {isOfStandard && address && (
          <a className={styles.source} href={address} target="_blank" rel="noreferrer">
            Source
          </a>
        )}
      </p>
      <p className={styles.note}>
        Impure income by {standardNames[standard]}
        {edition && `, ${edition.title}, edition ${edition.edition}`}. Methods are never added to each other.
        Give it to people in need without expecting reward; it is not zakat and does not count towards it.{' '}
        <Link className={styles.more} to="/Purification">
          What purification is
        </Link>
      </p>
    </section>
  );
}

function OpenAmounts({ open }: Pick<MethodTotal, 'open'>) {
  return (
    <Info about="What is not known exactly">
      <ul className={styles.unknown}>
        {open.map(({ holding, to, due, estimate, missing }) => (
          <li key={`${holding.id} ${to}`}>
            <span className={styles.head}>
              {holding.name}, year to {formatDay(to)}
              <strong>{openAmountInWords({ due, estimate })}</strong>
            </span>
            <span className={styles.note}>{missing.join(' ')}</span>
          </li>
        ))}
      </ul>
    </Info>
  );
}
