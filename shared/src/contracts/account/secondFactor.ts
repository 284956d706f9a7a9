import { z } from 'zod';
import { RenewedReply } from './identity';
import { LoginReply } from './session';

/** A code of an authenticator app. */
const TotpCode = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits your app shows.'));

/** The viewer's second factor. */
export const SecondFactorReply = z.object({
  /** When the authenticator app was confirmed; null without one. */
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
  /** Whether pages for staff stay closed without one. */
  isRequired: z.boolean(),
});
export type SecondFactorReply = z.infer<typeof SecondFactorReply>;

/** A new secret, for an authenticator app. It counts once a code of it is confirmed. */
export const SecondFactorSetupReply = z.object({
  /** The otpauth address that a QR code contains. */
  uri: z.string(),
  /** The same secret in base 32, for typing. */
  secret: z.string(),
});
export type SecondFactorSetupReply = z.infer<typeof SecondFactorSetupReply>;

export const SecondFactorCodeBody = z.object({ code: TotpCode });
export type SecondFactorCodeBody = z.input<typeof SecondFactorCodeBody>;

/** New recovery codes, shown this once. */
export const RecoveryCodesReply = RenewedReply.extend({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesReply = z.infer<typeof RecoveryCodesReply>;

/** What can complete the sign-in that waits in this browser; nothing where none waits. */
export const SecondStepMethodsReply = z.object({
  methods: z.array(z.enum(['app', 'passkey', 'recovery-code'])),
});
export type SecondStepMethodsReply = z.infer<typeof SecondStepMethodsReply>;

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export const SecondStepBody = z.object({
  code: z.string().trim().min(1, 'Enter a code.').max(40),
});
export type SecondStepBody = z.input<typeof SecondStepBody>;

/** `returnTo` is a path of this app for links and providers, and null where the page knows it. */
export const SecondStepReply = LoginReply.extend({ returnTo: z.string().nullable() });
export type SecondStepReply = z.infer<typeof SecondStepReply>;
