import { shownPageOf } from '../../domain/shownPage';

/** What the other side of a call has on, as its browser says: a picture that stands still does not show why. */
export interface PeerStatus {
  isMicrophoneOn: boolean;
  isCameraOn: boolean;
  isSharingScreen: boolean;
  hasRaisedHand: boolean;
  /** The page of the product that is shown to the other side; null while none is. */
  shownPage: string | null;
  /** Whether the page that the other side shows is followed. */
  isFollowing: boolean;
}

/**
 * The status in a message of the other side; null for anything else. A page that may not be shown counts as none, and what an older
 * browser does not say as off.
 */
export function readPeerStatus(value: object): PeerStatus | null {
  const read = (name: keyof PeerStatus): unknown => Reflect.get(value, name);
  const isMicrophoneOn = read('isMicrophoneOn');
  const isCameraOn = read('isCameraOn');
  const isSharingScreen = read('isSharingScreen');
  const isStatus =
    typeof isMicrophoneOn === 'boolean' &&
    typeof isCameraOn === 'boolean' &&
    typeof isSharingScreen === 'boolean';
  if (!isStatus) return null;
  return {
    isMicrophoneOn,
    isCameraOn,
    isSharingScreen,
    hasRaisedHand: read('hasRaisedHand') === true,
    shownPage: shownPageOf(read('shownPage')),
    isFollowing: read('isFollowing') === true,
  };
}
