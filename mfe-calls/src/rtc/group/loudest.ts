/** Below this nobody speaks: breathing and rooms are quieter. Levels run from 0 to 1, as in RTCInboundRtpStreamStats. */
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

/** How loud somebody is, from what is known of their connection. */
export function audioLevelOf(report: RTCStatsReport): number {
  let level = 0;
  report.forEach((stat: { type: string; kind?: string; audioLevel?: number }) => {
    if (stat.type === 'inbound-rtp' && stat.kind === 'audio') level = Math.max(level, stat.audioLevel ?? 0);
  });
  return level;
}
