import { sql } from 'drizzle-orm';
import { byUser, type Holding } from '../../../plugins/personalData/Holding';
import { remainders } from '../../../plugins/personalData/remainders';

/** The personal data this feature stores. Events and lessons outlast the account that wrote them, under no name. */
export const learningPersonalData: readonly Holding[] = [
  {
    table: 'event_seats',
    exports: ['event_id', 'user_id', 'reserved_at'],
    withholds: [],
    title: 'seatsAtEvents',
    inWords: 'Your seats at events, which others can then take',
    isOf: byUser,
  },
  {
    table: 'lesson_readers',
    exports: ['lesson_id', 'user_id', 'opened_at', 'read_at'],
    withholds: [],
    title: 'lessonsRead',
    inWords: 'Which lessons you opened and have read',
    isOf: byUser,
  },
  {
    table: 'learning_events',
    exports: [
      'id',
      'kind',
      'title',
      'description',
      'speaker',
      'starts_at',
      'minutes',
      'seats',
      'audience',
      'place',
      'has_room',
      'announced_at',
      'revision',
      'cancelled_at',
      'reminded_of',
      'begun_at',
    ],
    // the blocks are computed from the description
    withholds: ['announcer', 'blocks', 'room_id'],
    title: 'announcedEvents',
    inWords: 'Events that you announced',
    isOf: (userId) => sql`announcer = ${userId}`,
    onErasure: { does: 'keep', remainder: remainders.work, columns: ['announcer'] },
  },
  {
    table: 'lessons',
    exports: [
      'id',
      'course_id',
      'slug',
      'title',
      'body',
      'minutes',
      'audience',
      'position',
      'is_published',
      'event_id',
      'created_at',
      'updated_at',
      'version',
    ],
    // the blocks are computed from the text
    withholds: ['writer', 'blocks'],
    title: 'lessons',
    inWords: 'Lessons that you wrote or changed last',
    isOf: (userId) => sql`writer = ${userId}`,
    onErasure: { does: 'keep', remainder: remainders.work, columns: ['writer'] },
  },
];
