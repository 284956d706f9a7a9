import { Fragment } from 'react';
import type { ClassQuestion } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import styles from '../common/staff.module.css';
import { decisionsAddress } from '../standards/standardsAddress';

/** Every open company by name, with a link to the decisions on it: an advisor answers for all of them. */
export function OpenCompanies({ question: { named, open } }: { question: ClassQuestion }) {
  if (open === 0) return null;
  const more = open - named.length;
  return (
    <details>
      <summary>{open === 1 ? 'The company' : `The ${formatCount(open)} companies`}</summary>
      <p className={styles.hint}>
        {named.map(({ isin, symbol, name }, at) => (
          <Fragment key={isin}>
            {at > 0 && ', '}
            <Link to={decisionsAddress(symbol)}>{name}</Link>
          </Fragment>
        ))}
        {more > 0 && ` and ${formatCount(more)} more`}
      </p>
    </details>
  );
}
