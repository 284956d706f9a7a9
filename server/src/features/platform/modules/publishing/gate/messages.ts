import type { ModuleRelease } from '@tayyib/shared/contracts';
import type { GateContext, GateProblem } from '@tayyib/shared/gate';

/** A file of a release to check. */
export interface SentFile {
  name: string;
  /** Of scripts and style sheets. */
  content?: Uint8Array;
  /** Computed where absent. */
  gzipBytes?: number;
}

/** A release to check in the thread. */
export interface GateRequest {
  release: ModuleRelease;
  files: readonly SentFile[];
  context: GateContext;
}

export type GateReply = { problems: GateProblem[] } | { error: Error };
