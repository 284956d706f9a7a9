import type { ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { WatchedStock } from '@tayyib/shared/contracts';

interface Props {
  stocks: readonly WatchedStock[];
  /** Puts one right after another; null: on top. */
  onMove: (isin: string, after: string | null) => void;
  children: ReactNode;
}

const inColumn: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const instructions = {
  draggable:
    'Press Space to lift the stock, the arrow keys to move it, Space to drop it, Escape to put it back.',
};

/** Makes the rows inside draggable by their handles. See docs/product/watchlists.md. */
export function SortableRows({ stocks, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => stocks.findIndex(({ isin }) => isin === id);
  const drop = ({ active, over }: DragEndEvent) => {
    const from = placeOf(active.id);
    const to = over ? placeOf(over.id) : -1;
    if (from === -1 || to === -1 || from === to) return;
    // dragged down it follows the row that it was dropped on, dragged up the one before that
    const after = stocks[from < to ? to : to - 1]?.isin ?? null;
    onMove(String(active.id), after);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[inColumn]}
      accessibility={{ announcements: announcementsOf(stocks), screenReaderInstructions: instructions }}
      onDragEnd={drop}
    >
      <SortableContext items={stocks.map(({ isin }) => isin)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function announcementsOf(stocks: readonly WatchedStock[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => stocks.find(({ isin }) => isin === id)?.stock ?? '';
  const placeOf = (id: UniqueIdentifier) =>
    `${String(stocks.findIndex(({ isin }) => isin === id) + 1)} of ${String(stocks.length)}`;
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} lifted, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} dropped, ${placeOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back, ${placeOf(active.id)}.`,
  };
}
