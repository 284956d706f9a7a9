import { useMemo, useState } from 'react';
import { dayNumber, indianDay } from '@tayyib/shared/values/calendar';
import { formatCountOf, formatDay } from '@tayyib/shared/values/format';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { CardFoot, CardRow, CardRows, Failure } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { useGetZakatAccountQuery } from '../../api/toolsApi';
import { nextZakatDay } from '../../domain/zakat-years/nextZakatDay';
import { readLastResult, type LastResult } from '../../state/lastResults';
import { useLedger } from '../../state/useLedger';
import { balanceInWords } from '../ledger/balanceInWords';
import { bothCalendars } from '../zakat/year/bothCalendars';

/** What is due: the next zakat day and what is still to purify; where neither is stored, what was calculated last on this device. */
export function CalculatorsCard() {
  const [today] = useState(() => indianDay(new Date()));
  const userId = useViewer().user?._id ?? '';
  const [zakat, purification] = useMemo(
    () => [readLastResult('zakat', userId), readLastResult('purification', userId)],
    [userId],
  );
  const ledger = useLedger();
  const account = useGetZakatAccountQuery();
  const hasFailed = ledger.status === 'failed' || (account.data === undefined && account.isError);
  if (hasFailed) {
    const retry = () => {
      ledger.retry();
      void account.refetch();
    };
    return <Failure error={ledger.error ?? account.error} retry={retry} />;
  }
  if (ledger.status === 'loading' || account.data === undefined)
    return (
      <div role="status" aria-busy="true" aria-label="Loading what is due">
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </div>
    );
  const dueOn = nextZakatDay(account.data.reminders, today);
  const balance = balanceInWords(ledger);
  return (
    <>
      <CardRows>
        <CardRow
          title={<Link to="/zakat-calculator">Zakat</Link>}
          side={dueOn !== null && daysUntil(dueOn, today)}
          detail={dueOn === null ? inWords(zakat) : `Due on ${bothCalendars(dueOn)}`}
        />
        <CardRow
          title={<Link to="/purification-calculator">Purification</Link>}
          side={balance}
          detail={balance === null && inWords(purification)}
        />
      </CardRows>
      <CardFoot>
        <Link to="/purification-ledger">Purification ledger</Link>
      </CardFoot>
    </>
  );
}

function daysUntil(day: string, today: string): string {
  const days = dayNumber(day) - dayNumber(today);
  return days === 0 ? 'Today' : `In ${formatCountOf(days, 'day')}`;
}

const inWords = (last: LastResult | null): string =>
  last ? `${last.text}, calculated on ${formatDay(last.day)}` : 'Not calculated yet';
