import { z } from 'zod';
import { roles } from '../../policy/access';
import { moduleFailureReasons } from '../../policy/moduleOutcomes';
import { ModuleId, ModuleVersionName } from './modules';
import { Problem } from '../common/problem';
import { planIds } from '../../policy/plans';

/**
 * A target audience: users with one of the plans or roles, or who are named. All three empty means everyone. Visitors
 * have no plan, so they only belong to an audience of everyone.
 */
export const Audience = z.strictObject({
  plans: z.array(z.enum(planIds)),
  roles: z.array(z.enum(roles)),
  /** Users by their email. */
  users: z.array(z.email()).max(200),
});
export type Audience = z.infer<typeof Audience>;

export const Canary = z.strictObject({
  version: z.string(),
  /** Percentage of the audience, 0 to 100. A user who has it still has it when the percentage grows. Named users always have it. */
  percent: z.number().min(0).max(100),
  audience: Audience,
  startedAt: z.iso.datetime(),
});
export type Canary = z.infer<typeof Canary>;

/** `stopped`: it failed as a canary or was rolled back, and never runs again; `gone`: its files no longer exist. */
export const VersionState = z.enum(['available', 'stopped', 'gone']);
export type VersionState = z.infer<typeof VersionState>;

/** Statistics of one version in the last hour. Null without data. */
const versionStatistics = {
  loads: z.number().int(),
  failures: z.number().int(),
  /** Fraction of loads. */
  failureRate: z.number().nullable(),
  /** Load times of successful loads in milliseconds, rounded up to the histogram bucket. */
  loadMs: z.strictObject({ p50: z.number(), p75: z.number(), p95: z.number() }).nullable(),
};

export const StaffModuleVersion = z.strictObject({
  version: z.string(),
  /** `build`: found in the server's dist folder; `published`: uploaded. */
  source: z.enum(['build', 'published']),
  state: VersionState,
  addedAt: z.iso.datetime(),
  /** Who published it; null for builds. */
  addedBy: z.string().nullable(),
  sdk: z.string(),
  entryGzipBytes: z.number().int().nullable(),
  ...versionStatistics,
  /** Fraction of the module's loads. */
  share: z.number().nullable(),
  failuresByReason: z.record(z.enum(moduleFailureReasons), z.number().int()),
});
export type StaffModuleVersion = z.infer<typeof StaffModuleVersion>;

/** A staff account that publishes a module. */
export const ModuleOwner = z.strictObject({ name: z.string(), email: z.string() });
export type ModuleOwner = z.infer<typeof ModuleOwner>;

export const StaffModule = z.strictObject({
  id: ModuleId,
  title: z.string(),
  enabled: z.boolean(),
  /** Only they publish versions, and make tokens that do; empty for a module that only builds brought. */
  owners: z.array(ModuleOwner),
  /** Since when it is retired: none of its versions runs, and its addresses are free; null while it lives. */
  retiredAt: z.iso.datetime().nullable(),
  /** The audience of the module. */
  audience: Audience,
  stable: z.string().nullable(),
  canary: Canary.nullable(),
  /** The rollback target, which also replaces a failing stable version; null for none. */
  previous: z.string().nullable(),
  /** Newest first. */
  versions: z.array(StaffModuleVersion),
});
export type StaffModule = z.infer<typeof StaffModule>;

export const StaffModulesReply = z.strictObject({
  revision: z.number().int(),
  modules: z.array(StaffModule),
});
export type StaffModulesReply = z.infer<typeof StaffModulesReply>;

/** Five minutes of one version, for a chart. Intervals without loads are omitted. */
export const ModuleSeriesPoint = z.strictObject({
  at: z.iso.datetime(),
  version: z.string(),
  ...versionStatistics,
});
export type ModuleSeriesPoint = z.infer<typeof ModuleSeriesPoint>;

export const ModuleSeriesQuery = z.strictObject({
  hours: z.coerce.number().int().min(1).max(168).default(24),
});
export const ModuleSeriesReply = z.strictObject({ points: z.array(ModuleSeriesPoint) });
export type ModuleSeriesReply = z.infer<typeof ModuleSeriesReply>;

export const ModuleChangeKind = z.enum([
  'published',
  'built',
  'enabled',
  'disabled',
  'audience',
  'stable',
  'canary',
  'canary-ended',
  'canary-stopped-itself',
  'rolled-back',
  'replaced',
  'owners',
  'token-made',
  'token-revoked',
  'retired',
  'pruned',
]);
export type ModuleChangeKind = z.infer<typeof ModuleChangeKind>;

/** One row of the history. `from` and `to` are display texts: a version, `1.2.0 at 10%`, `off`. */
export const ModuleChange = z.strictObject({
  id: z.number().int(),
  at: z.iso.datetime(),
  module: ModuleId,
  kind: ModuleChangeKind,
  /** Null for the server. */
  by: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  why: z.string(),
});
export type ModuleChange = z.infer<typeof ModuleChange>;

export const ModuleHistoryQuery = z.strictObject({ before: z.coerce.number().int().positive().optional() });
/** Newest first, 50 at a time; `next` is the `before` of the next page. */
export const ModuleHistoryReply = z.strictObject({
  changes: z.array(ModuleChange),
  next: z.number().int().nullable(),
});
export type ModuleHistoryReply = z.infer<typeof ModuleHistoryReply>;

/** The reason of a change, stored in the history permanently. */
const why = z.string().trim().min(3, 'Say why, in a few words.').max(500);
/**
 * Whether open pages replace the version that is left at once. By default they do where it is withdrawn: rolled back, or a canary that
 * ends; otherwise on the next visit.
 */
const replacesNow = z.boolean().optional();

export const ModuleParams = z.strictObject({ id: ModuleId });
export const SetEnabled = z.strictObject({ enabled: z.boolean(), why });
export type SetEnabled = z.infer<typeof SetEnabled>;
export const SetModuleAudience = z.strictObject({ audience: Audience, why });
export type SetModuleAudience = z.infer<typeof SetModuleAudience>;
export const SetStable = z.strictObject({ version: ModuleVersionName, why, replacesNow });
export type SetStable = z.infer<typeof SetStable>;
export const SetCanary = Canary.omit({ startedAt: true }).extend({ version: ModuleVersionName, why });
export type SetCanary = z.infer<typeof SetCanary>;
/** For retiring a module. */
export const ChangeReason = z.strictObject({ why });
export type ChangeReason = z.infer<typeof ChangeReason>;
/** For ending a canary and for rolling back. */
export const Withdrawal = z.strictObject({ why, replacesNow });
export type Withdrawal = z.infer<typeof Withdrawal>;
/** A version that nobody is given any more, which open pages shall replace at once. */
export const ReplaceVersion = z.strictObject({ version: ModuleVersionName, why });
export type ReplaceVersion = z.infer<typeof ReplaceVersion>;

/** The owners from now on, by their email. */
export const SetOwners = z.strictObject({ owners: z.array(z.email()).min(1).max(50), why });
export type SetOwners = z.infer<typeof SetOwners>;

/** A token for the builds of one module. It publishes versions of it, and nothing else. */
export const ModuleToken = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** What is published with it counts as published by them. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ModuleToken = z.infer<typeof ModuleToken>;
/** Those that are neither expired nor revoked. */
export const ModuleTokensReply = z.strictObject({ tokens: z.array(ModuleToken) });
export type ModuleTokensReply = z.infer<typeof ModuleTokensReply>;

/** The longest life of a token. */
export const maxTokenDays = 365;
export const NewModuleToken = z.strictObject({
  name: z.string().trim().min(1).max(60),
  days: z.number().int().min(1).max(maxTokenDays),
});
export type NewModuleToken = z.infer<typeof NewModuleToken>;
/** `secret` is only returned here; the server stores its hash. */
export const NewModuleTokenReply = z.strictObject({ token: ModuleToken, secret: z.string() });
export type NewModuleTokenReply = z.infer<typeof NewModuleTokenReply>;
export const ModuleTokenParams = z.strictObject({ id: ModuleId, token: z.uuid() });

export const PublishParams = z.strictObject({ id: ModuleId });
/** `allowBreaking`: why changes are meant that others may rely on; it is recorded with them. */
export const PublishQuery = z.strictObject({ allowBreaking: why.optional() });
/** A refused release: `message` has a line for each of the `problems`. */
export const PublishProblem = Problem.extend({
  problems: z
    .array(
      z.strictObject({
        code: z.enum(['contract-broken', 'over-budget', 'breaking-change']),
        file: z.string(),
        message: z.string(),
      }),
    )
    .optional(),
});
export type PublishProblem = z.infer<typeof PublishProblem>;
export const PublishReply = z.strictObject({
  id: ModuleId,
  version: z.string(),
  base: z.string(),
  manifestIntegrity: z.string(),
  /** Whether it became the stable version: the first version of a new module does. */
  isStable: z.boolean(),
});
export type PublishReply = z.infer<typeof PublishReply>;

/** One version for a tester: a version on the server, or a candidate with its `release.json` on an allow-listed origin. */
export const OverrideTarget = z.union([
  z.strictObject({ id: ModuleId, version: ModuleVersionName }),
  z.strictObject({ id: ModuleId, base: z.url() }),
]);
export type OverrideTarget = z.infer<typeof OverrideTarget>;

export const NewOverride = z.strictObject({
  modules: z.array(OverrideTarget).min(1).max(20),
  hours: z.number().min(0.1).max(168),
  why,
});
export type NewOverride = z.infer<typeof NewOverride>;

export const StaffOverride = z.strictObject({
  id: z.uuid(),
  modules: z.array(z.strictObject({ id: ModuleId, version: z.string(), base: z.string() })),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  why: z.string(),
});
export type StaffOverride = z.infer<typeof StaffOverride>;

/** `link` is only returned here. It is signed, and valid until `expiresAt` or until revoked. */
export const NewOverrideReply = z.strictObject({ override: StaffOverride, link: z.string() });
export type NewOverrideReply = z.infer<typeof NewOverrideReply>;
export const StaffOverridesReply = z.strictObject({ overrides: z.array(StaffOverride) });
export type StaffOverridesReply = z.infer<typeof StaffOverridesReply>;
export const OverrideParams = z.strictObject({ id: z.uuid() });

export const SupportCodeParams = z.strictObject({ code: z.string().max(20) });
/** The versions of the visit of a support code. `isThere`: whether the version can still be replayed. */
export const SupportVisitReply = z.strictObject({
  code: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  modules: z.array(z.strictObject({ id: ModuleId, version: z.string(), isThere: z.boolean() })),
});
export type SupportVisitReply = z.infer<typeof SupportVisitReply>;
/** Creates a tester's link with the visit's versions. */
export const ReplayVisit = z.strictObject({ hours: z.number().min(0.1).max(168), why });
export type ReplayVisit = z.infer<typeof ReplayVisit>;
