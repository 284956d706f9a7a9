import { Fragment } from 'react';
import type { ClassQuestion } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/router';
import { decisionsAddress } from '../standards/standardsAddress';

/** Open companies by name, each with a link to the decisions on it. */
export function OpenCompanies({ question: { examples, open } }: { question: ClassQuestion }) {
  const more = open - examples.length;
  return (
    <>
      {examples.map(({ isin, symbol, name }, at) => (
        <Fragment key={isin}>
          {at > 0 && ', '}
          <Link to={decisionsAddress(symbol)}>{name}</Link>
        </Fragment>
      ))}
      {more > 0 && ` and ${formatCount(more)} more`}
    </>
  );
}
