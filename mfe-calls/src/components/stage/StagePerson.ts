import type { CallReaction } from '../../domain/reactions';

/** One participant of a call or a room, as the stage shows them. */
export interface StagePerson {
  id: string;
  name: string;
  stream: MediaStream | null;
  /** Whether their camera or screen is on. */
  isVideoOn: boolean;
  isSharingScreen: boolean;
  /** Whether their camera is on beside their screen. */
  isPresenterOn: boolean;
  isMuted: boolean;
  isSpeaking: boolean;
  /** Their picture stands still, because nothing arrives. */
  isFrozen: boolean;
  /** What is said beside the name, such as `hand raised`. */
  state: string;
  /** Why there is no picture; null where the initials say enough. */
  note: string | null;
  hasRaisedHand: boolean;
  /** The reaction that is shown on their picture at the moment. */
  reaction: CallReaction | null;
}
