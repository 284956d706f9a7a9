import type { PriceAlert, PriceAlertBody, PriceAlertsReply, WatchedStock } from '@tayyib/shared/contracts';

type Stock = Pick<WatchedStock, 'isin' | 'closeRupees' | 'targetRupees'>;
type Obstacle = 'no-target' | 'no-close' | 'at-close' | 'limit';

interface TargetAlert {
  /** Whether an alert at the target waits once the changes below are made. */
  isOn: boolean;
  /** Why no alert can be set; null where one can, or waits already. */
  obstacle: Obstacle | null;
  /** From which side the close would reach the target; of an alert that waits, its own. */
  direction: PriceAlert['direction'] | null;
  /** Alerts to remove, at the target of before or at this one. */
  remove: readonly PriceAlert[];
  add: PriceAlertBody | null;
}

/** In paise: prices are exact to them. */
const paise = (rupees: number | string) => Math.round(Number(rupees) * 100);

/** The alerts of a stock at that price, in either direction; both in shares of today. */
export const alertsAt = ({ alerts }: PriceAlertsReply, isin: string, rupees: number | null): PriceAlert[] =>
  rupees === null
    ? []
    : alerts.filter(
        (alert) => alert.isin === isin && paise(alert.dividedPrice ?? alert.price) === paise(rupees),
      );

const waits = ({ reachedAt }: PriceAlert) => reachedAt === null;

/** The side of the target on which the last close is not. Null where there is no close, or the close is the target. */
function directionTo(closeRupees: number | null, rupees: number): PriceAlert['direction'] | null {
  if (closeRupees === null || paise(closeRupees) === paise(rupees)) return null;
  return paise(rupees) > paise(closeRupees) ? 'above' : 'below';
}

/**
 * What saving a target changes in the viewer's price alerts. An alert at the target of before moves to the new one. `chosen` is
 * null until the user has chosen: then an alert that waits at either target stays on.
 */
export function targetAlert(
  known: PriceAlertsReply,
  { isin, closeRupees, targetRupees: before }: Stock,
  target: number | null,
  chosen: boolean | null,
): TargetAlert {
  const there = alertsAt(known, isin, target).filter(waits);
  const former = before === target ? [] : alertsAt(known, isin, before).filter(waits);
  const used = known.alerts.filter(waits).length - former.length;
  const toTarget = target === null ? null : directionTo(closeRupees, target);
  const obstacleToAdd = (): Obstacle | null => {
    if (target === null) return 'no-target';
    if (closeRupees === null) return 'no-close';
    if (toTarget === null) return 'at-close';
    return used >= known.limit ? 'limit' : null;
  };
  const obstacle = there.length > 0 ? null : obstacleToAdd();
  const isOn = obstacle === null && (chosen ?? there.length + former.length > 0);
  const isMissing = isOn && there.length === 0 && target !== null && toTarget !== null;
  return {
    isOn,
    obstacle,
    direction: there[0]?.direction ?? toTarget,
    remove: isOn ? former : [...former, ...there],
    add: isMissing ? { stock: isin, direction: toTarget, price: target.toFixed(2) } : null,
  };
}
