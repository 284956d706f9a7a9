/** A shared screen, and its sound where the browser offers it and the user shares it. */
export interface SharedScreen {
  picture: MediaStreamTrack | null;
  sound: MediaStreamTrack | null;
}

/**
 * Lets the user choose a screen, a window or a tab, with its sound. The sound of the whole system is offered only where the browser can
 * leave out that of this page: others would hear themselves.
 */
export async function requestScreen(): Promise<SharedScreen> {
  const supported: object = navigator.mediaDevices.getSupportedConstraints();
  const canLeaveOutOwnSound = 'restrictOwnAudio' in supported;
  const options = {
    video: true,
    // music is not speech: it is sent as it is
    audio: {
      autoGainControl: false,
      echoCancellation: false,
      noiseSuppression: false,
      ...(canLeaveOutOwnSound && { restrictOwnAudio: true }),
    },
    systemAudio: canLeaveOutOwnSound ? 'include' : 'exclude',
  };
  const stream = await navigator.mediaDevices.getDisplayMedia(options);
  return { picture: stream.getVideoTracks()[0] ?? null, sound: stream.getAudioTracks()[0] ?? null };
}
