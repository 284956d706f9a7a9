import { z } from 'zod';
import { RoomId, RoomInviteBody } from './groupCalls';

/** Asks to be reminded of a planned room: one in the list, or the one that an invite link leads into. */
export const RoomReminderBody = z.union([z.strictObject({ roomId: RoomId }), RoomInviteBody]);
export type RoomReminderBody = z.infer<typeof RoomReminderBody>;

/** A planned room that the viewer is reminded of before it begins. */
export const RoomReminder = z.object({
  id: z.uuid(),
  /** Null for a room in no list, which the viewer knows by its invite link only. */
  roomId: RoomId.nullable(),
});
export type RoomReminder = z.infer<typeof RoomReminder>;

export const RoomRemindersReply = z.object({ reminders: z.array(RoomReminder) });
export type RoomRemindersReply = z.infer<typeof RoomRemindersReply>;

export const RoomReminderParams = z.object({ id: z.uuid() });
export const RoomReminderWithdrawnReply = z.object({ success: z.literal(true) });
export type RoomReminderWithdrawnReply = z.infer<typeof RoomReminderWithdrawnReply>;
