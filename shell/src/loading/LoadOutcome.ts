import type { ComponentType } from 'react';
import type { Refusal } from '@tayyib/shared/access';
import type { ModuleDefinition } from '@tayyib/shared/sdk/modules';

/** Why a module could not be loaded. */
export type FailureReason =
  /** Not loaded within the module's time limit. */
  | 'timeout'
  /** Its files could not be fetched. */
  | 'unreachable'
  /** A file or the manifest does not match the hash in the registry. No code was run. */
  | 'integrity'
  /** Written for another version of the module contract. */
  | 'incompatible'
  /** It does not export what its descriptor names. */
  | 'invalid'
  /** The page runs an older version than the registry names. */
  | 'outdated'
  /** It tried to change what belongs to another module or to the page. */
  | 'scope'
  /** Its code threw during evaluation or start. */
  | 'broken'
  /** One of its page or slot components threw while rendering. */
  | 'crashed'
  /** Its code threw in a timer, an event handler or a promise. */
  | 'threw'
  /** It blocked the page again and again. */
  | 'slow';

export interface Failure {
  kind: 'failed';
  reason: FailureReason;
  /** A sentence for the user. */
  message: string;
}

/** Every outcome in which there is nothing to render. */
export type Unavailable = { kind: 'disabled' } | { kind: 'locked'; refusal: Refusal } | Failure;

/** The outcome of loading a module. Never thrown: a missing module is an ordinary state of the page. */
export type LoadOutcome = { kind: 'ready'; definition: ModuleDefinition } | Unavailable;

/** The outcome of loading one part of a module: a page, a slot component or a command. */
export type PartOutcome<Part> =
  | {
      kind: 'ready';
      part: Part;
      /** The version it belongs to. */
      version: string;
    }
  | Unavailable;

/** The outcome of loading one page or slot component of a module. */
export type ComponentOutcome<Props extends object = object> = PartOutcome<ComponentType<Props>>;

const sentences: Readonly<Record<FailureReason, string>> = {
  timeout: 'It took too long to load.',
  unreachable: 'Its files could not be loaded. Your connection may have dropped, or it is being updated.',
  integrity: 'Its files are not the ones we published, so they were not run.',
  incompatible: 'It was built for another version of this app. Reloading the page may help.',
  invalid: 'It is not complete. It may be in the middle of an update.',
  outdated: 'A newer version is out. Reload the page to get it.',
  scope: 'It tried to change another part of the app, so it was stopped.',
  broken: 'It failed to start.',
  crashed: 'Something went wrong.',
  threw: 'Something went wrong.',
  slow: 'It slowed this page down.',
};

export const failure = (reason: FailureReason): Failure => ({
  kind: 'failed',
  reason,
  message: sentences[reason],
});
