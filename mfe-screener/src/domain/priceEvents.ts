import { indianDay } from '@tayyib/shared/values/calendar';
import type { CorporateActionRow, PriceBar, StandardId, VerdictChange } from '@tayyib/shared/contracts';

/** An event within the bars of a chart. */
export interface PriceEvent {
  /** The day of the first bar that includes it. */
  day: string;
  on: string;
  /** D dividend, S split, B bonus, V verdict, A another action. */
  letter: string;
  text: string;
}

const letters: Readonly<Partial<Record<CorporateActionRow['kind'], string>>> = {
  dividend: 'D',
  split: 'S',
  bonus: 'B',
};

/** Corporate actions and changes of the verdict by a standard that fall within the bars, oldest first. */
export function eventsIn(
  bars: readonly PriceBar[],
  actions: readonly CorporateActionRow[],
  history: readonly VerdictChange[],
  standard: StandardId,
): PriceEvent[] {
  const since = bars[0]?.day ?? '';
  const changes = history.filter((change) => change.standard === standard);
  const flips = changes.filter(({ status }, at) => at > 0 && changes[at - 1]?.status !== status);
  return [
    ...actions.map(({ exDate, kind, subject }) => ({
      on: exDate,
      letter: letters[kind] ?? 'A',
      text: subject,
    })),
    ...flips.map(({ factsAsOf, decidedAt, cause }) => ({
      on: factsAsOf ?? indianDay(new Date(decidedAt)),
      letter: 'V',
      text: `The verdict changed: ${cause}`,
    })),
  ]
    .filter(({ on }) => on >= since)
    .flatMap((event) => {
      const bar = bars.find(({ day }) => day >= event.on);
      return bar ? [{ ...event, day: bar.day }] : [];
    })
    .toSorted((one, other) => (one.on < other.on ? -1 : 1));
}
