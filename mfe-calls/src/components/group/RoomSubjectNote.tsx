import type { RoomSubject } from '@tayyib/shared/contracts';
import { formatOwnMoment } from '@tayyib/shared/values/format';
import styles from './RoomSubjectNote.module.css';

/** What a room is about and for when it is planned; nothing for a room without either. */
export function RoomSubjectNote({ topic, startsAt }: Pick<RoomSubject, 'topic' | 'startsAt'>) {
  if (topic === null && startsAt === null) return null;
  return (
    <span className={styles.subject}>
      {topic !== null && <span>{topic}</span>}
      {startsAt !== null && <time dateTime={startsAt}>{formatOwnMoment(startsAt)}</time>}
    </span>
  );
}
