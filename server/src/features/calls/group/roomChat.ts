import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { GroupChatLine } from '@tayyib/shared/contracts';
import type { Database } from '../../../database/client';
import { groupMessages } from '../groupTables';
import type { Member } from './rules/HeldRoom';

/** As many lines as somebody who comes late can read. */
const linesMost = 100;

type StoredLine = typeof groupMessages.$inferSelect;

/** The chat of rooms: kept as long as the room is open, for those who come late or come back. */
export function createRoomChat(db: Database) {
  return {
    async add(roomId: string, { userId, username }: Member, content: string, at: Date): Promise<StoredLine> {
      const line = { id: randomUUID(), roomId, userId, username, content, at };
      await db.insert(groupMessages).values(line);
      return line;
    },

    /** The last lines, oldest first. */
    async last(roomId: string): Promise<StoredLine[]> {
      const lines = await db
        .select()
        .from(groupMessages)
        .where(eq(groupMessages.roomId, roomId))
        .orderBy(desc(groupMessages.at))
        .limit(linesMost);
      return lines.reverse();
    },
  };
}

/** A line as one of the room's people sees it. */
export function lineAsSeen({ userId, at, ...line }: StoredLine, viewerId: string): GroupChatLine {
  return { ...line, self: userId === viewerId, at: at.toISOString() };
}
