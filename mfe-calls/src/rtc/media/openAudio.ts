/**
 * Opens audio for making or measuring sound; null where the browser has none. PeerJS's WebRTC adapter leaves an
 * `AudioContext` without a value in browsers of which it knows no other name for it, so that the name alone says nothing.
 */
export function openAudio(): AudioContext | null {
  return typeof globalThis.AudioContext === 'function' ? new AudioContext() : null;
}
