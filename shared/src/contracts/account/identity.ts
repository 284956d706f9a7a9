import { z } from 'zod';
import { planIds } from '../../policy/plans';
import { LoginReply, Password } from './session';

export const Email = z.email('Enter an email address like name@example.com.').max(254);
export type Email = z.infer<typeof Email>;

/** A phone number in E.164 format. Ten digits alone are an Indian mobile number. */
export const Phone = z
  .string()
  .transform(toE164)
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'Enter a phone number like +91 98765 43210.'));

function toE164(typed: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  if (digits.startsWith('+')) return digits;
  return `+91${digits.replace(/^0/, '')}`;
}

const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6 digits we sent.');
const Token = z.string().min(1).max(200);

export const EmailBody = z.object({ email: Email });
export type EmailBody = z.input<typeof EmailBody>;
export const EmailCodeBody = z.object({ email: Email, code: Code });
export type EmailCodeBody = z.input<typeof EmailCodeBody>;
export const PhoneBody = z.object({ phone: Phone });
export type PhoneBody = z.input<typeof PhoneBody>;
/**
 * A number to add to the viewer's account, which becomes a sign-in method: with the password, or the code mailed for it.
 * Neither is needed to send another text message to the same number.
 */
export const OwnPhoneBody = PhoneBody.extend({
  password: z.string().min(1, 'Enter your password.').max(200).optional(),
  mailCode: Code.optional(),
}).refine(({ password, mailCode }) => password === undefined || mailCode === undefined, {
  path: ['password'],
  message: 'Enter your password or the code we mailed you.',
});
export type OwnPhoneBody = z.input<typeof OwnPhoneBody>;
export const PhoneCodeBody = z.object({ phone: Phone, code: Code });
export type PhoneCodeBody = z.input<typeof PhoneCodeBody>;
export const LinkRequestBody = z.object({ email: Email, returnTo: z.string().max(2000).optional() });
export type LinkRequestBody = z.input<typeof LinkRequestBody>;
export const LinkBody = z.object({ token: Token });
export type LinkBody = z.input<typeof LinkBody>;
export const ResetPasswordBody = z.object({ token: Token, password: Password });
export type ResetPasswordBody = z.input<typeof ResetPasswordBody>;

/** The delivery of a code or link. The same whether or not one is sent, which does not reveal accounts. */
export const Dispatch = z.object({
  resendAfterSeconds: z.number().int(),
  /** True while our mail or text messages are delayed in general. */
  isDelayed: z.boolean(),
});
export type Dispatch = z.infer<typeof Dispatch>;
export const DispatchReply = z.object({ success: z.literal(true), data: Dispatch });
export type DispatchReply = z.infer<typeof DispatchReply>;

/** An account is created when its email is verified: until then the reply is the same for every address. */
export const RegisterReply = z.object({ success: z.literal(true), data: Dispatch.extend({ email: Email }) });
export type RegisterReply = z.infer<typeof RegisterReply>;

/** A preview of a sign-in link, before it is used. */
export const LinkReply = z.object({
  /** The masked account, `a***@tayyib.example`. */
  account: z.string(),
  /** True in the browser that requested the link: it may be used without another click. */
  isSameBrowser: z.boolean(),
});
export type LinkReply = z.infer<typeof LinkReply>;

/** `returnTo` is a path of this app. */
export const LinkUsedReply = LoginReply.extend({ returnTo: z.string() });
export type LinkUsedReply = z.infer<typeof LinkUsedReply>;

/** Proves who is signed in before a sensitive change: the password, or a code mailed for it. */
export const OwnProofBody = z
  .object({
    password: z.string().min(1, 'Enter your password.').max(200).optional(),
    code: Code.optional(),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    message: 'Enter your password or the code we mailed you.',
  });
export type OwnProofBody = z.input<typeof OwnProofBody>;

export const ExternalProvider = z.enum(['google', 'apple']);
export type ExternalProvider = z.infer<typeof ExternalProvider>;
export const ExternalProviderParams = z.object({ provider: ExternalProvider });

/** The accounts at providers that were linked to the viewer's account. */
export const LinkedProvidersReply = z.object({
  providers: z.array(
    z.object({
      provider: ExternalProvider,
      linkedAt: z.iso.datetime(),
      /** False once the owner removed it: it can no longer sign in, and is not linked again by its email. */
      isAllowed: z.boolean(),
    }),
  ),
});
export type LinkedProvidersReply = z.infer<typeof LinkedProvidersReply>;

/** Removes a provider as a sign-in method, or allows it again. */
export const LinkedProviderBody = OwnProofBody.safeExtend({ isAllowed: z.boolean() });
export type LinkedProviderBody = z.input<typeof LinkedProviderBody>;

export const DoneReply = z.object({ success: z.literal(true) });

/** A change of how the viewer signs in, after which every copy of their credentials is worthless. */
export const RenewedReply = DoneReply.extend({
  /** The new token of a client that is not a browser; a browser gets a new cookie. */
  access_token: z.string().optional(),
});
export type RenewedReply = z.infer<typeof RenewedReply>;

/** The sign-in methods enabled on this server. */
const DemoAccount = z.object({
  email: z.email(),
  name: z.string(),
  plan: z.enum(planIds),
  role: z.string().nullable(),
});

export const SignInMethodsReply = z.object({
  email: z.boolean(),
  phone: z.boolean(),
  google: z.boolean(),
  apple: z.boolean(),
  /** Set where a program on the server's own machine stands in for Google and Apple; never in production. */
  areProvidersLocal: z.literal(true).optional(),
  /** In development, where mails and text messages can be read. */
  outbox: z.string().nullable(),
  /** The demo accounts of a developer's machine, with their public password; never in production. */
  demo: z.object({ password: z.string(), accounts: z.array(DemoAccount) }).optional(),
});
export type SignInMethodsReply = z.infer<typeof SignInMethodsReply>;

/** Terms can be accepted here but not withdrawn. */
export const TermsBody = z.object({
  userstatus: z.literal(true, 'Please agree to the terms before proceeding.'),
});
export type TermsBody = z.input<typeof TermsBody>;

export const UserCheckQuery = z.object({ q: z.string().trim().min(1).max(254) });
/** `user` is null for everyone but the account's own session. */
export const UserCheckReply = z.object({
  status: z.literal(true),
  data: z.object({ user: LoginReply.shape.data.shape.user.nullable() }),
});
