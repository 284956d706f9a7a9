/** Why a load failed, as the server counts it. */
export const moduleFailureReasons = [
  /** No complete answer within the module's time limit. */
  'timeout',
  /** A file could not be fetched. */
  'network',
  /** A file, or the registry itself, is not what was vouched for. */
  'integrity',
  /** Its code threw while starting. */
  'evaluation',
  /** A page or slot component of it threw while drawing. */
  'render',
  /** It does not hold what its descriptor promises, or was made for another SDK. */
  'contract',
] as const;
export type ModuleFailureReason = (typeof moduleFailureReasons)[number];
