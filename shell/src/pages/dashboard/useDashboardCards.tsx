import type { ReactNode } from 'react';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { SlotPart } from '../../outlets/SlotPart';
import { useFillings, type Filling } from '../../outlets/useFillings';
import { AlertsCard } from './AlertsCard';

/** A card of the dashboard. */
export interface DashboardCard {
  /** Unique and lasting: the module's id and the name of the component. */
  key: string;
  title: string;
  order: number;
  /** The height reserved while it loads, in pixels; null where the module draws the card itself. */
  height: { wide: number; narrow: number } | null;
  content: ReactNode;
}

const nothing = {};
const lineHeight = 28;
const titleHeight = 72;

/** The cards that are not of a module. */
const ownCards: readonly DashboardCard[] = [
  {
    key: 'shell.AlertsCard',
    title: 'Alerts',
    order: 14,
    height: { wide: 234, narrow: 218 },
    content: <AlertsCard />,
  },
];

/** The cards of the enabled modules and our own, in our order. */
export function useDashboardCards(): DashboardCard[] {
  const fillings = useFillings('dashboard.cards');
  return [...ownCards, ...fillings.map(cardOf)].sort((a, b) => a.order - b.order);
}

function cardOf({ entry, filling }: Filling): DashboardCard {
  const { card, component, order } = filling;
  const rows = Math.max(1, Math.floor(((card?.height.narrow ?? 0) - titleHeight) / lineHeight));
  const pending = card && (
    <div role="status" aria-busy="true" aria-label={`Loading ${card.title}`}>
      <Skeleton active title={false} paragraph={{ rows }} />
    </div>
  );
  return {
    key: `${entry.descriptor.id}.${component}`,
    title: card?.title ?? entry.descriptor.title,
    order,
    height: card?.height ?? null,
    content: (
      <SlotPart entry={entry} filling={filling} name="dashboard.cards" props={nothing} pending={pending} />
    ),
  };
}
