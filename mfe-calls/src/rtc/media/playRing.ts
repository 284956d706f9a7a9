import { openAudio } from './openAudio';

/** Two tones, then a pause, repeated. */
const tonesHz = [440, 554];
const everyMs = 3000;
const toneSeconds = 0.4;

/** Plays a ring until the returned function is called. Silent where the browser does not allow sound yet. */
export function playRing(): () => void {
  const audio = openAudio();
  if (audio === null) return () => {};
  const ring = () => {
    tonesHz.forEach((frequency, index) => {
      const oscillator = new OscillatorNode(audio, { frequency });
      const volume = new GainNode(audio, { gain: 0.08 });
      oscillator.connect(volume).connect(audio.destination);
      const begin = audio.currentTime + index * toneSeconds;
      oscillator.start(begin);
      oscillator.stop(begin + toneSeconds);
    });
  };
  ring();
  const timer = setInterval(ring, everyMs);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}
