import type { ComponentType } from 'react';
import type { Refusal } from '@tayyib/shared/access';
import type { ModuleDefinition } from '@tayyib/shared/modules';

/** Why a module that should be there is not. */
export type FailureReason =
  /** No complete answer within the module's own time limit. */
  | 'timeout'
  /** Its files could not be fetched. */
  | 'unreachable'
  /** A file, or what is said of it, is not what the registry vouches for. None of it was run. */
  | 'integrity'
  /** Written for another version of the module contract. */
  | 'incompatible'
  /** It does not contain what its descriptor promises. */
  | 'invalid'
  /** The page runs an older version than the registry names. */
  | 'outdated'
  /** Its code threw while starting. */
  | 'broken'
  /** A page or slot component of it threw while drawing. */
  | 'crashed';

export interface Failure {
  kind: 'failed';
  reason: FailureReason;
  /** A sentence for a person. */
  message: string;
}

/** Every way in which there is nothing to show. */
export type Unavailable = { kind: 'disabled' } | { kind: 'locked'; refusal: Refusal } | Failure;

/** What became of loading a module. Never thrown: a missing module is an ordinary state of the page. */
export type LoadOutcome = { kind: 'ready'; definition: ModuleDefinition } | Unavailable;

/** What became of loading one page or slot component of a module. */
export type PartOutcome<Props extends object = object> =
  | {
      kind: 'ready';
      Component: ComponentType<Props>;
      /** Which version it is of. */
      version: string;
    }
  | Unavailable;

const sentences: Readonly<Record<FailureReason, string>> = {
  timeout: 'It took too long to answer.',
  unreachable: 'Its files could not be fetched. Your connection may have dropped, or it is being updated.',
  integrity: 'Its files are not the ones we published, so none of them was run.',
  incompatible: 'It was made for another version of this app. Reloading the page may help.',
  invalid: 'It is not complete. It may be in the middle of an update.',
  outdated: 'A newer version is out. Reload the page to get it.',
  broken: 'It stopped while starting.',
  crashed: 'It ran into a problem.',
};

export const failure = (reason: FailureReason): Failure => ({
  kind: 'failed',
  reason,
  message: sentences[reason],
});
