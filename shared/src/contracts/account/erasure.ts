import { z } from 'zod';

/** Data that is retained when an account is erased, with the reason. */
export const Remainder = z.object({ what: z.string(), why: z.string(), howLong: z.string() });
export type Remainder = z.infer<typeof Remainder>;

/** A preview of erasing the viewer's account. */
export const ErasureReply = z.object({
  /** The kinds of data that are erased. */
  goes: z.array(z.string()),
  stays: z.array(Remainder),
  /** The refund for the unused days of a paid term, in paise; 0 for none. */
  refundPaise: z.number().int(),
  /** Whether the viewer can confirm with a password; a code by mail always works. */
  hasPassword: z.boolean(),
  /** The word to type, which prevents erasing by accident. */
  word: z.string(),
});
export type ErasureReply = z.infer<typeof ErasureReply>;

/** @see ErasureReply.word */
export const erasureWord = 'ERASE';

/** Confirmed with a password or an emailed code. */
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
