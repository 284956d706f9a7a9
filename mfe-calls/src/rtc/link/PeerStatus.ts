/** What the other side of a call sends, as its browser says: a picture that stands still does not show why. */
export interface PeerStatus {
  isMicrophoneOn: boolean;
  isCameraOn: boolean;
  isSharingScreen: boolean;
}

/** Far more than a status needs. */
const maxLength = 200;

/** The status in a message of the other side; null for anything else. */
export function parsePeerStatus(message: unknown): PeerStatus | null {
  if (typeof message !== 'string' || message.length > maxLength) return null;
  try {
    const value: unknown = JSON.parse(message);
    const read = (name: keyof PeerStatus): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    const isMicrophoneOn = read('isMicrophoneOn');
    const isCameraOn = read('isCameraOn');
    const isSharingScreen = read('isSharingScreen');
    return typeof isMicrophoneOn === 'boolean' &&
      typeof isCameraOn === 'boolean' &&
      typeof isSharingScreen === 'boolean'
      ? { isMicrophoneOn, isCameraOn, isSharingScreen }
      : null;
  } catch {
    return null;
  }
}
