import { Fragment } from 'react';
import type { StockPage } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/sdk/router';
import { classId } from '@tayyib/shared/screens';

/** The sector and industry of a stock, each linked to its page; a name that both share is listed once. */
export function ClassLinks({ sector, industry }: Pick<StockPage, 'sector' | 'industry'>) {
  const classes = [
    { level: 'sector' as const, name: sector },
    { level: 'industry' as const, name: industry === sector ? null : industry },
  ].flatMap(({ level, name }) => (name === null ? [] : { name, id: classId(level, name) }));
  return (
    <span>
      {classes.map(({ id, name }, place) => (
        <Fragment key={id}>
          {place > 0 && ' › '}
          <Link to={`/industry?id=${encodeURIComponent(id)}`}>{name}</Link>
        </Fragment>
      ))}
    </span>
  );
}
