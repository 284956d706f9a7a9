/** Below this nobody speaks: breathing and background noise are quieter. Levels run from 0 to 1, as in RTCInboundRtpStreamStats. */
const silenceLevel = 0.02;
/** Another participant has to be this much louder to become the speaker, so that the display does not flicker. */
const takeoverFactor = 1.5;

/** The current speaker, given each participant's level and the previous speaker; null when nobody speaks. */
export function loudest(levels: ReadonlyMap<string, number>, before: string | null): string | null {
  const [first] = [...levels].sort(([, one], [, other]) => other - one);
  if (!first || first[1] < silenceLevel) return null;
  const own = before === null ? 0 : (levels.get(before) ?? 0);
  return own >= silenceLevel && first[1] < own * takeoverFactor ? before : first[0];
}

/** The audio level of a participant, from the statistics of their connection. */
export function audioLevelOf(report: RTCStatsReport): number {
  let level = 0;
  report.forEach((stat: { type: string; kind?: string; audioLevel?: number }) => {
    if (stat.type === 'inbound-rtp' && stat.kind === 'audio') level = Math.max(level, stat.audioLevel ?? 0);
  });
  return level;
}
