import { useEffect } from 'react';
import { streamOfKind } from '../../rtc/media/streamOfKind';
import { chosenDevice, onDeviceChosen } from '../../rtc/media/chosenDevices';

/** Plays the audio of a stream on the chosen speaker, independently of its video element. */
export function useSound(stream: MediaStream | null): void {
  useEffect(() => {
    if (!stream) return;
    const sound = new Audio();
    sound.srcObject = streamOfKind(stream, 'audio');
    routeToChosenSpeaker(sound);
    const unsubscribe = onDeviceChosen((kind) => {
      if (kind === 'audiooutput') routeToChosenSpeaker(sound);
    });
    // browsers that block autoplay allow it from the first click on
    const play = () => void sound.play().catch(() => undefined);
    play();
    document.addEventListener('click', play, { once: true });
    return () => {
      unsubscribe();
      document.removeEventListener('click', play);
      sound.pause();
      sound.srcObject = null;
    };
  }, [stream]);
}

/** Changes nothing if the speaker was unplugged or the browser offers no choice. */
function routeToChosenSpeaker(sound: HTMLAudioElement): void {
  const speaker = chosenDevice('audiooutput');
  if (speaker !== undefined && 'setSinkId' in sound) void sound.setSinkId(speaker).catch(() => undefined);
}
