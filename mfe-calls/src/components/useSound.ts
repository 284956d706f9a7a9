import { useEffect } from 'react';

/** Plays the sound of a stream for as long as it is there, wherever its picture is. */
export function useSound(stream: MediaStream | null): void {
  useEffect(() => {
    if (!stream) return;
    const sound = new Audio();
    sound.srcObject = stream;
    // a browser that plays nothing before the first click plays from that click on
    const play = () => void sound.play().catch(() => undefined);
    play();
    document.addEventListener('click', play, { once: true });
    return () => {
      document.removeEventListener('click', play);
      sound.pause();
      sound.srcObject = null;
    };
  }, [stream]);
}
