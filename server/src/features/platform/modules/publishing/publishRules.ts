/** Size limits of a published version. */
export const publishRules = {
  /** Of the whole upload. */
  maxBytes: 50 * 1024 * 1024,
  maxFileBytes: 5 * 1024 * 1024,
  maxFiles: 500,
  /** Of scripts and style sheets, which the gate reads. */
  maxCodeBytes: 16 * 1024 * 1024,
  maxManifestBytes: 512 * 1024,
  /** A publishing process that has not ended by then never will. */
  abandonedAfterMs: 3_600_000,
} as const;

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
