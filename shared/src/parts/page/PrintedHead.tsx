import { useEffect, useState } from 'react';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatDay } from '@tayyib/shared/values/format';
import { useViewer } from '@tayyib/shared/sdk/modules';
import styles from './PrintedHead.module.css';

interface Props {
  /** What else identifies the document, such as its financial year. */
  facts?: Readonly<Record<string, string>>;
}

/** On paper alone: whose document it is, and when it was printed. */
export function PrintedHead({ facts = {} }: Props) {
  const { user } = useViewer();
  const printedOn = usePrintingDay();
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  const all = {
    Owner: name === '' ? 'Not named: made without an account' : name,
    ...facts,
    'Printed on': formatDay(printedOn),
  };
  return (
    <dl className={styles.head}>
      {Object.entries(all).map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Today in India; a page that is open overnight gets the day on which it is printed. */
function usePrintingDay(): string {
  const [day, setDay] = useState(() => indianDay(new Date()));
  useEffect(() => {
    const update = () => setDay(indianDay(new Date()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return day;
}
