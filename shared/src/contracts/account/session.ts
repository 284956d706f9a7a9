import { z } from 'zod';
import { cleanName, isReservedName, problemOfName, reservedName } from '../../policy/personName';
import { planIds } from '../../policy/plans';
import { standardIds } from '../verdicts/standards';
import { DashboardArrangement } from './dashboard';

/** A name that others see: in the community, beside answers, on invoices. */
const Name = z
  .string()
  .max(120)
  .transform(cleanName)
  .pipe(z.string().max(60))
  .superRefine((name, context) => {
    const message = problemOfName(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** What the plan includes, under the spec's names. */
export const PremiumFacts = z.object({
  Preimum_data: z.object({
    pro_user: z.boolean(),
    Stock_Overview: z.boolean(),
    /** The number of stocks per watchlist. */
    watchlist: z.number().int(),
    /** True when the plan includes the community. */
    itg_shariah_rating: z.boolean(),
  }),
});

/** The signed-in user. Wire names are the spec's. */
export const User = z.object({
  _id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.email(),
  /** One of `accountStatuses`; a new account has 3. */
  status: z.number().int().min(0).max(4),
  /** Whether the terms were accepted. */
  userstatus: z.boolean(),
  prouser: z.boolean(),
  img: z.string().nullable(),
  otpstatus: z.boolean(),
  goglelogin: z.boolean(),
  subscriptionstatus: z.boolean(),
  /** The device of this session; the browser stores it as `DeviceId`. */
  deviceID: z.uuid(),
  description: z.string(),
  premiumData: PremiumFacts,
  /** When the bought plan ends; null for a plan that does not end. */
  subtransaction: z.object({ expiry_data_time: z.iso.datetime() }).nullable(),
  plan: z.enum(planIds),
  roles: z.array(z.string()),
  /** The standard they chose; null for our default. */
  standard: z.enum(standardIds).nullable(),
  /** How they arranged the dashboard; null for our arrangement. */
  dashboard: DashboardArrangement.nullable(),
});
export type User = z.infer<typeof User>;

export const Password = z.string().min(8, 'Use at least 8 characters.').max(200, 'At most 200 characters.');

export const LoginBody = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
  deviceType: z.number().int().default(0),
});
export type LoginBody = z.input<typeof LoginBody>;

/** The name of a person, in two parts. */
export const PersonNames = z.object({
  first_name: Name.pipe(z.string().min(1, 'Enter your first name.')),
  last_name: Name.default(''),
});

/** Whether nobody takes the whole name for that of our staff: parts that are not reserved can make one that is. */
export const isOwnName = ({ first_name, last_name }: z.output<typeof PersonNames>): boolean =>
  !isReservedName(`${first_name} ${last_name}`);
export const otherName = { path: ['first_name'], message: reservedName };

/** Fields of the spec that only the server sets (status, prouser and the like) are ignored. */
export const RegisterBody = PersonNames.extend({
  email: z.email('Enter an email address like name@example.com.').max(254),
  password: Password,
}).refine(isOwnName, otherName);
export type RegisterBody = z.input<typeof RegisterBody>;

export const LoginReply = z.object({
  success: z.literal(true),
  data: z.object({ user: User }),
  /** For clients that are not browsers (`deviceType` other than 0); a browser has its cookie. */
  access_token: z.string().optional(),
});
export type LoginReply = z.infer<typeof LoginReply>;

/** Who is signed in on this browser; null for a visitor. */
export const SessionReply = z.object({
  user: User.nullable(),
  /** Why the last session of this browser ended, once, where its user did not end it. */
  endedBecause: z.string().optional(),
});
export type SessionReply = z.infer<typeof SessionReply>;

/** The current stored record of a user. */
export const UserRecordReply = z.object({ data: User });
export type UserRecordReply = z.infer<typeof UserRecordReply>;

export const LogoutReply = z.object({ success: z.literal(true) });
