import type { RoomSubject } from '@tayyib/shared/contracts';
import { roomReminderMs } from '@tayyib/shared/limits';
import { useNow } from '@tayyib/shared/parts/page';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Button } from '@tayyib/shared/sdk/ui';
import {
  useAddRoomReminderMutation,
  useCheckRoomInviteQuery,
  useGetRoomRemindersQuery,
  useWithdrawRoomReminderMutation,
} from '../../api/callsApi';
import type { RoomEntry } from '../../rtc/group/RoomDriver';
import styles from './RemindMe.module.css';

const sentence = `You get an alert ${roomReminderMs / 60_000} minutes before it begins.`;

interface RemindMeProps {
  entry: RoomEntry;
  room: Pick<RoomSubject, 'startsAt' | 'isOneToMany'> & { isOwn: boolean };
  /** The name of the room, which tells the buttons of a list apart. */
  title?: string;
}

/** Asks to be reminded of a planned room before it begins, and takes it back. Renders nothing for other rooms, or when it is too late. */
export function RemindMe({ entry, room: { startsAt, isOneToMany, isOwn }, title }: RemindMeProps) {
  const now = useNow();
  const isEarly = startsAt !== null && Date.parse(startsAt) - roomReminderMs > now;
  if (!isEarly || isOneToMany) return null;
  if (isOwn) return <span className={styles.note}>{sentence}</span>;
  return <ReminderButton entry={entry} title={title} />;
}

function ReminderButton({ entry, title }: Pick<RemindMeProps, 'entry' | 'title'>) {
  const isByLink = 'code' in entry;
  const { data: invited } = useCheckRoomInviteQuery(isByLink ? entry.code : '', { skip: !isByLink });
  const { data: reminded } = useGetRoomRemindersQuery(undefined, { skip: isByLink });
  const [remind, reminding] = useAddRoomReminderMutation();
  const [withdraw, withdrawing] = useWithdrawRoomReminderMutation();
  const id = isByLink
    ? invited?.reminderId
    : reminded?.reminders.find(({ roomId }) => roomId === entry.roomId)?.id;
  const problem = reminding.error ?? withdrawing.error;
  const change = () => {
    reminding.reset();
    withdrawing.reset();
    if (id) void withdraw(id);
    else void remind(isByLink ? { code: entry.code } : { roomId: entry.roomId });
  };
  const text = id ? 'Do not remind me' : 'Remind me';
  return (
    <span className={styles.reminder}>
      <span role="status" className={styles.note}>
        {id && sentence}
      </span>
      {problem && <span role="alert">{toMessage(problem)}</span>}
      <Button
        size="small"
        aria-label={title === undefined ? undefined : `${text} of ${title}`}
        loading={reminding.isLoading || withdrawing.isLoading}
        onClick={change}
      >
        {text}
      </Button>
    </span>
  );
}
