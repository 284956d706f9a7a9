import { useEffect } from 'react';
import { partOf } from '../rtc/media/partOf';
import { chosenDevice, onDeviceChosen } from '../rtc/media/chosenDevices';

/** Plays the sound of a stream for as long as it is there, wherever its picture is, from the speaker that was chosen. */
export function useSound(stream: MediaStream | null): void {
  useEffect(() => {
    if (!stream) return;
    const sound = new Audio();
    sound.srcObject = partOf(stream, 'audio');
    sendToChosenSpeaker(sound);
    const stopFollowing = onDeviceChosen((kind) => {
      if (kind === 'audiooutput') sendToChosenSpeaker(sound);
    });
    // a browser that plays nothing before the first click plays from that click on
    const play = () => void sound.play().catch(() => undefined);
    play();
    document.addEventListener('click', play, { once: true });
    return () => {
      stopFollowing();
      document.removeEventListener('click', play);
      sound.pause();
      sound.srcObject = null;
    };
  }, [stream]);
}

/** A speaker that was unplugged, or a browser that offers no choice, leaves the sound where it was. */
function sendToChosenSpeaker(sound: HTMLAudioElement): void {
  const speaker = chosenDevice('audiooutput');
  if (speaker !== undefined && 'setSinkId' in sound) void sound.setSinkId(speaker).catch(() => undefined);
}
