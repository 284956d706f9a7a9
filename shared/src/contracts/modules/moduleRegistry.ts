import { z } from 'zod';
import { moduleFailureReasons } from '../../policy/moduleOutcomes';
import { Integrity, ModuleDescriptor, ModuleId, ModuleVersionName } from './modules';

/** All that a page needs to load one version of a module and to be sure of every byte of it. */
export const ModuleVersion = z.strictObject({
  descriptor: ModuleDescriptor,
  version: z.string(),
  /** Where the files lie, with a trailing slash: `/modules/<id>/<version>/`, or a folder of an allow-listed origin. */
  base: z.string(),
  /** The entry's file name below `base`. */
  entry: z.string(),
  /** Hash of the entry. The entry holds the hashes of the chunks it loads. */
  integrity: Integrity,
  /** Hash of `release.json` below `base`, which lists the hash of every file of the version. */
  manifestIntegrity: Integrity,
});
export type ModuleVersion = z.infer<typeof ModuleVersion>;

/** Why a viewer gets the version they get. */
export const ModuleChannel = z.enum(['stable', 'canary', 'override']);
export type ModuleChannel = z.infer<typeof ModuleChannel>;

/** One enabled module as the registry tells it to a browser. */
export const ModuleEntry = ModuleVersion.extend({
  channel: ModuleChannel,
  /** The last version that was good, for when this one fails in this visit; null where there is none. */
  fallback: ModuleVersion.nullable(),
});
export type ModuleEntry = z.infer<typeof ModuleEntry>;

/** Exact versions that a tester's own browser gets in place of everybody's. */
export const ActiveOverride = z.strictObject({
  id: z.uuid(),
  modules: z.array(z.strictObject({ id: ModuleId, version: z.string() })),
  expiresAt: z.iso.datetime(),
  /** What the banner says it is for. */
  why: z.string(),
});
export type ActiveOverride = z.infer<typeof ActiveOverride>;

/**
 * The registry's answer to one viewer. `signature` covers everything but itself and `keyId`: see `signedText` in
 * `@tayyib/shared/registry-signature`.
 */
export const ModulesReply = z.strictObject({
  /** Grows with every change of the registry. An answer with a smaller one than seen before is an old one. */
  revision: z.number().int().nonnegative(),
  modules: z.array(ModuleEntry),
  /** Set in a browser that opened a tester's link; a banner says so. */
  override: ActiveOverride.nullable(),
  keyId: z.string(),
  /** ECDSA P-256 with SHA-256, r and s of 32 bytes each (as WebCrypto has it), base64. */
  signature: z.string(),
});
export type ModulesReply = z.infer<typeof ModulesReply>;

/** What `modules:changed` says: ask again if yours is smaller. */
export const ModulesChanged = z.strictObject({ revision: z.number().int().nonnegative() });
export type ModulesChanged = z.infer<typeof ModulesChanged>;

const longestLoadMs = 600_000;
const outcomeOf = {
  module: ModuleId,
  version: ModuleVersionName,
  /** From asking for it until it was ready or given up, in milliseconds. */
  loadMs: z.number().int().nonnegative().max(longestLoadMs),
};

/** What became of one load of a module. Says nothing of the person. */
export const ModuleOutcome = z.discriminatedUnion('outcome', [
  z.strictObject({ ...outcomeOf, outcome: z.literal('ready') }),
  z.strictObject({ ...outcomeOf, outcome: z.literal('failed'), reason: z.enum(moduleFailureReasons) }),
]);
export type ModuleOutcome = z.infer<typeof ModuleOutcome>;

/** Sent as JSON, also by `navigator.sendBeacon` with a Blob of that type. Answered with 204. */
export const ModuleOutcomes = z.strictObject({ outcomes: z.array(ModuleOutcome).min(1).max(50) });
export type ModuleOutcomes = z.infer<typeof ModuleOutcomes>;

/** Opens a tester's link in this browser: `token` is what stands behind `#` in it. */
export const OpenOverride = z.strictObject({ token: z.string().min(1).max(500) });
export type OpenOverride = z.infer<typeof OpenOverride>;

export const OverrideReply = z.strictObject({ override: ActiveOverride.nullable() });
export type OverrideReply = z.infer<typeof OverrideReply>;

/** The versions that run in this visit, to be named by one short code. */
export const NewSupportCode = z.strictObject({
  modules: z
    .array(z.strictObject({ id: ModuleId, version: ModuleVersionName }))
    .min(1)
    .max(50),
});
export type NewSupportCode = z.infer<typeof NewSupportCode>;

/** `code` is meant to be read aloud: 8 characters without those that are mistaken for others. */
export const SupportCodeReply = z.strictObject({ code: z.string(), expiresAt: z.iso.datetime() });
export type SupportCodeReply = z.infer<typeof SupportCodeReply>;
