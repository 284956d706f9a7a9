import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConsultationStatus } from '@tayyib/shared/contracts';
import { users } from '../accounts/identityTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The slots in which an advisor is available. */
export const consultationSlots = pgTable(
  'consultation_slots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    advisorId: uuid('advisor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    minutes: smallint('minutes').notNull(),
    /** Whether the weekly hours of the advisor opened it. */
    isWeekly: boolean('is_weekly').notNull().default(false),
    /** The row stays, so that the weekly hours do not open it again. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [uniqueIndex('consultation_slots_of_advisor').on(table.advisorId, table.startsAt)],
);

/** Hours of advisors that repeat every week, in Indian time; Sunday is 0. */
export const consultationHours = pgTable(
  'consultation_hours',
  {
    advisorId: uuid('advisor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    weekday: smallint('weekday').notNull(),
    /** As `17:30`. */
    from: text('from_time').notNull(),
    until: text('until_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.advisorId, table.weekday, table.from] })],
);

/** What advisors say about themselves to those who book. */
export const advisorProfiles = pgTable('advisor_profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  qualification: text('qualification').notNull(),
  languages: text('languages').notNull(),
  about: text('about').notNull(),
});

/** Who wants to be notified when a slot opens. A row is deleted when its user is notified. */
export const consultationWishes = pgTable('consultation_wishes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wishedAt: instant('wished_at').notNull(),
});

/** Consultations. A cancelled one frees its slot. */
export const consultations = pgTable(
  'consultations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slotId: uuid('slot_id')
      .notNull()
      .references(() => consultationSlots.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<ConsultationStatus>().notNull(),
    isin: text('isin'),
    question: text('question').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** The user's consent to showing the answer with the stock, and its time. */
    mayPublish: boolean('may_publish'),
    decidedAt: instant('decided_at'),
    /** The stock whose sheet is in front for both in the room; when booked, that of the question. */
    sheetIsin: text('sheet_isin'),
    /** The stocks whose sheets were opened, in that order. The one in front is open too, also if it is not listed. */
    sheets: text('sheets').array().notNull().default([]),
    bookedAt: instant('booked_at').notNull(),
    /** How often the requester moved it to another slot. */
    moves: smallint('moves').notNull().default(0),
    /** How the requester rates it, from 1 to 5. */
    rating: smallint('rating'),
    /** Each reads their own. */
    askerNotes: text('asker_notes').notNull().default(''),
    advisorNotes: text('advisor_notes').notNull().default(''),
  },
  (table) => [
    uniqueIndex('consultations_one_per_slot')
      .on(table.slotId)
      .where(sql`${table.status} <> 'cancelled'`),
    index('consultations_of_asker').on(table.userId),
    index('consultations_of_stock')
      .on(table.isin)
      .where(sql`${table.mayPublish}`),
  ],
);
