/** What a published version may weigh. */
export const publishRules = {
  /** Of the whole upload. */
  mostBytes: 50 * 1024 * 1024,
  mostFileBytes: 5 * 1024 * 1024,
  mostFiles: 500,
  mostManifestBytes: 512 * 1024,
  /** The entry stands before every first view, so it has a limit that no module sets itself (design, bars). */
  mostEntryGzipBytes: 8 * 1024,
  /** A publishing that has not ended by then never will. */
  abandonedAfterMs: 3_600_000,
} as const;

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
