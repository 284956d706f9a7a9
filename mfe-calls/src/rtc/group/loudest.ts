/** Below this nobody speaks: breathing and rooms are quieter. Levels run from 0 to 1, as in RTCRtpSynchronizationSource. */
const quiet = 0.02;
/** Somebody else has to be this much louder to take over: two who laugh together do not flicker. */
const clearly = 1.5;

/** Who speaks now, given each person's level and who spoke before; null when nobody does. */
export function loudest(levels: ReadonlyMap<string, number>, before: string | null): string | null {
  const [first] = [...levels].sort(([, one], [, other]) => other - one);
  if (!first || first[1] < quiet) return null;
  const own = before === null ? 0 : (levels.get(before) ?? 0);
  return own >= quiet && first[1] < own * clearly ? before : first[0];
}

/** A level that is older was of a voice that has stopped since. */
const heardWithinMs = 1000;

/** How loud it is now on one line, from 0 to 1; 0 for a picture. Costs next to nothing, unlike all that a connection has counted. */
export function levelOf(receiver: RTCRtpReceiver): number {
  if (receiver.track.kind !== 'audio') return 0;
  const since = performance.timeOrigin + performance.now() - heardWithinMs;
  const levels = receiver
    .getSynchronizationSources()
    .map(({ timestamp, audioLevel = 0 }) => (timestamp < since ? 0 : audioLevel));
  return Math.max(0, ...levels);
}
