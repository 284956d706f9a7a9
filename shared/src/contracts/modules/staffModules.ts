import { z } from 'zod';
import { roles } from '../../policy/access';
import { moduleFailureReasons } from '../../policy/moduleOutcomes';
import { ModuleId, ModuleVersionName } from './modules';
import { planIds } from '../../policy/plans';

/**
 * For whom something is. Whoever has one of the plans, or one of the roles, or is named, is among them; all three empty
 * means everybody. Visitors have no plan, so they are among nobody but everybody.
 */
export const Audience = z.strictObject({
  plans: z.array(z.enum(planIds)),
  roles: z.array(z.enum(roles)),
  /** People by their email. */
  users: z.array(z.email()).max(200),
});
export type Audience = z.infer<typeof Audience>;

export const Canary = z.strictObject({
  version: z.string(),
  /** Share of the audience that gets it, 0 to 100. A person who has it keeps it when the share grows. Named people always have it. */
  percent: z.number().min(0).max(100),
  audience: Audience,
  startedAt: z.iso.datetime(),
});
export type Canary = z.infer<typeof Canary>;

/** `stopped`: it failed as a canary or was rolled back; `gone`: its files are not there any more. */
export const VersionState = z.enum(['available', 'stopped', 'gone']);
export type VersionState = z.infer<typeof VersionState>;

/** What was counted of one version in the last hour. Null where nothing was. */
const Figures = {
  loads: z.number().int(),
  failures: z.number().int(),
  /** Fraction of loads. */
  failureRate: z.number().nullable(),
  /** Of loads that got ready, milliseconds; each is the upper edge of the step it falls in. */
  loadMs: z.strictObject({ p50: z.number(), p75: z.number(), p95: z.number() }).nullable(),
};

export const StaffModuleVersion = z.strictObject({
  version: z.string(),
  /** `build`: found in the server's own dist folder; `published`: sent by somebody. */
  source: z.enum(['build', 'published']),
  state: VersionState,
  addedAt: z.iso.datetime(),
  /** Who published it; null for builds. */
  addedBy: z.string().nullable(),
  sdk: z.string(),
  entryGzipBytes: z.number().int().nullable(),
  ...Figures,
  /** Fraction of the module's loads. */
  share: z.number().nullable(),
  failuresByReason: z.record(z.enum(moduleFailureReasons), z.number().int()),
});
export type StaffModuleVersion = z.infer<typeof StaffModuleVersion>;

export const StaffModule = z.strictObject({
  id: ModuleId,
  title: z.string(),
  enabled: z.boolean(),
  /** Who is offered the module at all. */
  audience: Audience,
  stable: z.string().nullable(),
  canary: Canary.nullable(),
  /** Where a rollback leads, and what a failing stable version is replaced with; null where there is nothing. */
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

/** Five minutes of one version, for a plot. Minutes without loads are left out. */
export const ModuleSeriesPoint = z.strictObject({
  at: z.iso.datetime(),
  version: z.string(),
  ...Figures,
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
]);
export type ModuleChangeKind = z.infer<typeof ModuleChangeKind>;

/** One row of the history. `from` and `to` are sentences for a person: a version, `1.2.0 at 10 %`, `off`. */
export const ModuleChange = z.strictObject({
  id: z.number().int(),
  at: z.iso.datetime(),
  module: ModuleId,
  kind: ModuleChangeKind,
  /** Null for the server itself. */
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

/** Why a change is made. It stands in the history for ever. */
const why = z.string().trim().min(3, 'Say why, in a few words.').max(500);

export const ModuleParams = z.strictObject({ id: ModuleId });
export const SetEnabled = z.strictObject({ enabled: z.boolean(), why });
export type SetEnabled = z.infer<typeof SetEnabled>;
export const SetModuleAudience = z.strictObject({ audience: Audience, why });
export type SetModuleAudience = z.infer<typeof SetModuleAudience>;
export const SetStable = z.strictObject({ version: ModuleVersionName, why });
export type SetStable = z.infer<typeof SetStable>;
export const SetCanary = Canary.omit({ startedAt: true }).extend({ version: ModuleVersionName, why });
export type SetCanary = z.infer<typeof SetCanary>;
/** For ending a canary and for rolling back. */
export const ChangeReason = z.strictObject({ why });
export type ChangeReason = z.infer<typeof ChangeReason>;

export const PublishParams = z.strictObject({ id: ModuleId });
export const PublishReply = z.strictObject({
  id: ModuleId,
  version: z.string(),
  base: z.string(),
  manifestIntegrity: z.string(),
  /** Whether it is what everybody gets now: the first version of a new module is. */
  isStable: z.boolean(),
});
export type PublishReply = z.infer<typeof PublishReply>;

/** One version for a tester: one the server has, or a candidate whose `release.json` lies in a folder of an allow-listed origin. */
export const OverrideWish = z.union([
  z.strictObject({ id: ModuleId, version: ModuleVersionName }),
  z.strictObject({ id: ModuleId, base: z.url() }),
]);
export type OverrideWish = z.infer<typeof OverrideWish>;

export const NewOverride = z.strictObject({
  modules: z.array(OverrideWish).min(1).max(20),
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

/** `link` is told once, here. It is signed, and ends at `expiresAt` or when it is withdrawn. */
export const NewOverrideReply = z.strictObject({ override: StaffOverride, link: z.string() });
export type NewOverrideReply = z.infer<typeof NewOverrideReply>;
export const StaffOverridesReply = z.strictObject({ overrides: z.array(StaffOverride) });
export type StaffOverridesReply = z.infer<typeof StaffOverridesReply>;
export const OverrideParams = z.strictObject({ id: z.uuid() });

export const SupportCodeParams = z.strictObject({ code: z.string().max(20) });
/** The versions of the visit that a code names. `isThere`: whether the version can still be replayed. */
export const SupportVisitReply = z.strictObject({
  code: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  modules: z.array(z.strictObject({ id: ModuleId, version: z.string(), isThere: z.boolean() })),
});
export type SupportVisitReply = z.infer<typeof SupportVisitReply>;
/** A tester's link that gives the visit's versions. */
export const ReplayVisit = z.strictObject({ hours: z.number().min(0.1).max(168), why });
export type ReplayVisit = z.infer<typeof ReplayVisit>;
