import { z } from 'zod';

/** What stays when an account is erased, in words. */
export const Remainder = z.object({ what: z.string(), why: z.string(), howLong: z.string() });
export type Remainder = z.infer<typeof Remainder>;

/** What erasing the viewer's account would do, now. */
export const ErasureReply = z.object({
  /** What goes, one kind of thing each. */
  goes: z.array(z.string()),
  stays: z.array(Remainder),
  /** For the unused days of a paid term, in paise; 0 where there is none. */
  refundPaise: z.number().int(),
  /** What the viewer can show that it is them; a code by mail always does. */
  hasPassword: z.boolean(),
  /** What has to be typed, so that nobody does it by accident. */
  word: z.string(),
});
export type ErasureReply = z.infer<typeof ErasureReply>;

/** @see ErasureReply.word */
export const erasureWord = 'ERASE';

/** A password, or the code that was sent for this. */
export const EraseBody = z
  .strictObject({
    word: z.literal(erasureWord, `Type ${erasureWord} in capital letters.`),
    password: z.string().min(1, 'Enter your password.').max(200).optional(),
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Enter the 6 digits we sent.')
      .optional(),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    message: 'Enter your password or the code we sent.',
  });
export type EraseBody = z.input<typeof EraseBody>;

export const ErasedReply = z.object({ success: z.literal(true), refundPaise: z.number().int() });
export type ErasedReply = z.infer<typeof ErasedReply>;
