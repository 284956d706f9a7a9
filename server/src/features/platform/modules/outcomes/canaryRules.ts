/**
 * Outcomes of a version since its canary began, counted by witness: a person or a network, each counted once however often they load
 * the module (docs/product/modules.md).
 */
export interface Evidence {
  /** Those that loaded it, or tried to. */
  witnesses: number;
  /** Those for whom it failed: it did not load, or threw while rendering. */
  failed: number;
  /** Those for whom it ran badly: it threw where nothing catches, or blocked the page. */
  troubled: number;
}

/** When a canary stops itself. */
export const canaryRules = {
  /** So many witnesses at least. One visitor is at most two: a network, and an account that is older than the canary. */
  minAffected: 3,
  /** Of fewer witnesses than this, more than half. */
  fewWitnesses: 20,
  /** Of more, a larger share than this, whatever it is of the stable version: */
  maxFailed: 0.05,
  /** Pages also throw and block because of browsers and slow phones, so this share is only too large where it is also */
  maxTroubled: 0.2,
  /** so many times the stable version's. So is such a share of failures, however small. */
  timesStable: 3,
} as const;

/** Why this canary has to stop, in words; null while it may continue. */
export function reasonToStop(canary: Evidence, stable: Evidence): string | null {
  const { fewWitnesses, maxFailed, maxTroubled, timesStable } = canaryRules;
  const isKnown = stable.witnesses >= fewWitnesses;
  const usual = (affected: number) =>
    isKnown ? timesStable * cautiousShare(affected, stable.witnesses) : null;
  const usualFailed = usual(stable.failed);
  const usualTroubled = usual(stable.troubled);
  return (
    tooMany('it failed', canary.failed, canary.witnesses, Math.min(maxFailed, usualFailed ?? maxFailed)) ??
    tooMany(
      'it threw or blocked the page',
      canary.troubled,
      canary.witnesses,
      Math.max(maxTroubled, usualTroubled ?? maxTroubled),
    )
  );
}

function tooMany(what: string, affected: number, witnesses: number, limit: number): string | null {
  const { minAffected, fewWitnesses } = canaryRules;
  if (affected < minAffected) return null;
  const most = witnesses < fewWitnesses ? Math.max(0.5, limit) : limit;
  const share = affected / witnesses;
  if (share <= most) return null;
  return `For ${affected} of ${witnesses} witnesses ${what} (${percent(share)}); ${percent(most)} is the most.`;
}

/** The share with one more affected than was seen: that nobody is yet does not say that nobody will be. */
const cautiousShare = (affected: number, witnesses: number) => (affected + 1) / (witnesses + 1);

const percent = (fraction: number) => `${(fraction * 100).toFixed(1)}%`;
