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
  /** It tried to change what belongs to another module or to the page. */
  'scope',
  /** Its code threw while it ran: in a timer, an event handler or a promise. */
  'error',
  /** It blocked the page again and again. */
  'slow',
  /** It does not export what its descriptor declares, or requires another SDK. */
  'contract',
] as const;
export type ModuleFailureReason = (typeof moduleFailureReasons)[number];

/** Failures of a version that had loaded and goes on: it ran badly. */
export const isTrouble = (reason: ModuleFailureReason): boolean => reason === 'error' || reason === 'slow';
