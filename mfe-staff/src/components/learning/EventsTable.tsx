import type { DeskEvent } from '@tayyib/shared/contracts';
import { learningAudienceTitles } from '@tayyib/shared/learning';
import { useNow } from '@tayyib/shared/parts/page';
import { DataTable, type DataColumn } from '@tayyib/shared/parts/tables';
import { Link } from '@tayyib/shared/sdk/router';
import { formatMoment } from '@tayyib/shared/values/format';
import styles from '../common/staff.module.css';
import { eventAddress } from './learningAddress';

/** The events that the viewer may change, those to come first. Times are Indian. */
export function EventsTable({ events }: { events: readonly DeskEvent[] }) {
  const now = useNow();
  if (events.length === 0) return <p className={styles.hint}>Nothing is announced yet.</p>;
  const columns: readonly DataColumn<DeskEvent>[] = [
    { title: 'Event', cell: ({ id, title }) => <Link to={eventAddress(id)}>{title}</Link> },
    { title: 'Begins (India)', cell: ({ startsAt }) => formatMoment(startsAt) },
    {
      title: 'State',
      cell: (event) => {
        const [label, tone] = stateOf(event, now);
        return (
          <span className={styles.state} data-tone={tone}>
            {label}
          </span>
        );
      },
    },
    { title: 'Seats taken', cell: ({ seats, seatsReserved }) => `${seatsReserved} of ${seats}` },
    { title: 'For', cell: ({ audience }) => learningAudienceTitles[audience] },
  ];
  return (
    <DataTable
      hasCards
      caption="Events, those to come first"
      rows={events}
      keyOf={({ id }) => id}
      columns={columns}
    />
  );
}

function stateOf({ isCancelled, startsAt }: DeskEvent, now: number): [string, 'good' | 'bad' | 'open'] {
  if (isCancelled) return ['Cancelled', 'bad'];
  return Date.parse(startsAt) > now ? ['To come', 'good'] : ['Begun or over', 'open'];
}
