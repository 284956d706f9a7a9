import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { GroupChatLine } from '@tayyib/shared/contracts';
import type { Database } from '../../../../database/client';
import { groupMessages, groupRooms } from '../../../../database/schema/community/groupTables';
import type { Device } from '../oneToOne/rules/callRules';
import { memberOn } from './rules/RoomDecision';
import type { Member } from '../../../../database/schema/community/StoredRoom';

/** As many lines as a late joiner can read. */
const maxLines = 100;

type StoredLine = typeof groupMessages.$inferSelect;

/** A chat line, and the members who receive it. */
interface ChatLine {
  line: StoredLine;
  members: readonly Member[];
}

/** The chat of rooms: stored as long as the room is open, for members who join late or reconnect. */
export function createRoomChat(db: Database) {
  return {
    /**
     * Null for a user who is not in the room. The room is locked: if it closed now, its chat would outlive
     * it.
     */
    async add(roomId: string, by: Device, content: string, at: Date): Promise<ChatLine | null> {
      return db.transaction(async (transaction) => {
        const [row] = await transaction
          .select({ room: groupRooms.held })
          .from(groupRooms)
          .where(eq(groupRooms.id, roomId))
          .for('share');
        const member = memberOn(row?.room ?? null, by);
        if (!row || !member) return null;
        const { userId, username } = member;
        const line = { id: randomUUID(), roomId, userId, username, content, at };
        await transaction.insert(groupMessages).values(line);
        return { line, members: row.room.members };
      });
    },

    /** The last lines, oldest first. */
    async last(roomId: string): Promise<StoredLine[]> {
      const lines = await db
        .select()
        .from(groupMessages)
        .where(eq(groupMessages.roomId, roomId))
        .orderBy(desc(groupMessages.at))
        .limit(maxLines);
      return lines.reverse();
    },
  };
}

/** A line as one of the members sees it. */
export function lineAsSeen({ userId, at, ...line }: StoredLine, viewerId: string): GroupChatLine {
  return { ...line, self: userId === viewerId, at: at.toISOString() };
}
