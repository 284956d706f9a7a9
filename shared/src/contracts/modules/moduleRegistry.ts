import { z } from 'zod';
import { moduleFailureReasons } from '../../policy/moduleOutcomes';
import { Integrity, ModuleDescriptor, ModuleId, ModuleVersionName } from './modules';

/** Everything a page needs to load one version of a module and verify its integrity. */
export const ModuleVersion = z.strictObject({
  descriptor: ModuleDescriptor,
  version: z.string(),
  /** Base URL with a trailing slash: `/modules/<id>/<version>/`, or a folder of an allow-listed origin. */
  base: z.string(),
  /** The entry's file name relative to `base`. */
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

/** One enabled module in the registry reply. */
export const ModuleEntry = ModuleVersion.extend({
  channel: ModuleChannel,
  /** The last good version, as a fallback for this visit; null for none. */
  fallback: ModuleVersion.nullable(),
  /** Versions that open pages replace at once by this one. Absent for none. */
  withdrawn: z.array(z.string()).optional(),
});
export type ModuleEntry = z.infer<typeof ModuleEntry>;

/** Exact versions for one tester's browser. */
export const ActiveOverride = z.strictObject({
  id: z.uuid(),
  modules: z.array(z.strictObject({ id: ModuleId, version: z.string() })),
  expiresAt: z.iso.datetime(),
  /** The purpose shown in the banner. */
  why: z.string(),
});
export type ActiveOverride = z.infer<typeof ActiveOverride>;

/**
 * The registry's reply to one viewer. `signature` covers everything but itself and `keyId`: see `signedText` in
 * `@tayyib/shared/registry-signature`.
 */
export const ModulesReply = z.strictObject({
  /** Increases with every registry change. A reply with a smaller revision than seen before is stale. */
  revision: z.number().int().nonnegative(),
  modules: z.array(ModuleEntry),
  /** Set in a browser that opened a tester's link, which shows a banner. */
  override: ActiveOverride.nullable(),
  keyId: z.string(),
  /** ECDSA P-256 with SHA-256, r and s of 32 bytes each (as WebCrypto has it), base64. */
  signature: z.string(),
});
export type ModulesReply = z.infer<typeof ModulesReply>;

/** Payload of `modules:changed` and `modules:revision`: refetch if yours is smaller. */
export const ModulesChanged = z.strictObject({ revision: z.number().int().nonnegative() });
export type ModulesChanged = z.infer<typeof ModulesChanged>;

const maxLoadMs = 600_000;
const outcomeOf = {
  module: ModuleId,
  version: ModuleVersionName,
  /** From the request until it was ready or aborted, in milliseconds. */
  loadMs: z.number().int().nonnegative().max(maxLoadMs),
};

/** The outcome of loading one module. Anonymous. */
export const ModuleOutcome = z.discriminatedUnion('outcome', [
  z.strictObject({ ...outcomeOf, outcome: z.literal('ready') }),
  z.strictObject({ ...outcomeOf, outcome: z.literal('failed'), reason: z.enum(moduleFailureReasons) }),
]);
export type ModuleOutcome = z.infer<typeof ModuleOutcome>;

/** Sent as JSON, also by `navigator.sendBeacon` with a Blob of that type. Answered with 204. */
export const ModuleOutcomes = z.strictObject({ outcomes: z.array(ModuleOutcome).min(1).max(50) });
export type ModuleOutcomes = z.infer<typeof ModuleOutcomes>;

/** Opens a tester's link in this browser: `token` is its URL fragment. */
export const OpenOverride = z.strictObject({ token: z.string().min(1).max(500) });
export type OpenOverride = z.infer<typeof OpenOverride>;

export const OverrideReply = z.strictObject({ override: ActiveOverride.nullable() });
export type OverrideReply = z.infer<typeof OverrideReply>;

/** The versions of this visit, to be stored under a short support code. */
export const NewSupportCode = z.strictObject({
  modules: z
    .array(z.strictObject({ id: ModuleId, version: ModuleVersionName }))
    .min(1)
    .max(50),
});
export type NewSupportCode = z.infer<typeof NewSupportCode>;

/** `code` is meant to be read aloud: 8 characters without easily confused ones. */
export const SupportCodeReply = z.strictObject({ code: z.string(), expiresAt: z.iso.datetime() });
export type SupportCodeReply = z.infer<typeof SupportCodeReply>;
