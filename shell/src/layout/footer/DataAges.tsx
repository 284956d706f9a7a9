import { useEffect, useState } from 'react';
import { formatDay } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { whenIdle } from '../../loading/useIdlePreload';
import { dataAgesApi } from './dataAgesApi';

/** What the data is and how old: only what is on file. Requested once the page is idle, since it is at its foot. */
export function DataAges({ className }: { className: string | undefined }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const { data } = dataAgesApi.useGetDataAgesQuery(undefined, { skip: !isIdle });
  if (!data) return null;
  const { lists, prices, filings } = data;
  const kinds = [
    lists && `exchange lists of ${formatDay(lists)}`,
    prices && `prices to ${formatDay(prices)}`,
    filings && `filings to ${formatDay(filings)}`,
  ].filter((kind) => kind !== null);
  if (kinds.length === 0) return null;
  return (
    <p className={className}>
      Data: {kinds.join(', ')}. <Link to="/status">Status of all data</Link>
    </p>
  );
}
