/** Why a load failed. */
export const moduleFailureReasons = [
  /** Not loaded within the module's time limit. */
  'timeout',
  /** A file could not be fetched. */
  'network',
  /** A file, or the registry itself, does not match its trusted hash or signature. */
  'integrity',
  /** The code threw while starting. */
  'evaluation',
  /** A page or slot component threw while rendering. */
  'render',
  /** It does not export what its descriptor declares, or requires another SDK. */
  'contract',
] as const;
export type ModuleFailureReason = (typeof moduleFailureReasons)[number];
