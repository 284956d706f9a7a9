import { openAudio } from './openAudio';

/** How often the level is measured: fast enough for syllables. */
const everyMs = 100;

/** Reports how loud a stream is, from 0 to 1, until the returned function is called. Reports nothing where the browser cannot measure. */
export function listenToLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const audio = openAudio();
  if (audio === null) return () => {};
  const analyser = new AnalyserNode(audio, { fftSize: 512 });
  audio.createMediaStreamSource(stream).connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(wave);
    const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length;
    // speech at arm's length is around a tenth of full scale
    onLevel(Math.min(1, Math.sqrt(power) * 6));
  }, everyMs);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}
