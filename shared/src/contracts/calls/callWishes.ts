import { z } from 'zod';
import { CallId } from './callSignals';

/** Asks to be told once when the other user of a call that the viewer took part in is free for another. */
export const CallWishBody = z.strictObject({ callId: CallId });
export type CallWishBody = z.infer<typeof CallWishBody>;

/** For whom the viewer waits, by their name in that call, and until when. */
export const CallWish = z.object({ id: z.uuid(), username: z.string(), until: z.iso.datetime() });
export type CallWish = z.infer<typeof CallWish>;

export const CallWishesReply = z.object({ wishes: z.array(CallWish) });
export type CallWishesReply = z.infer<typeof CallWishesReply>;

export const CallWishParams = z.object({ id: z.uuid() });
export const CallWishWithdrawnReply = z.object({ success: z.literal(true) });
export type CallWishWithdrawnReply = z.infer<typeof CallWishWithdrawnReply>;
