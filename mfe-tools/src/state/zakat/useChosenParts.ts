import { useState } from 'react';
import { sectionId } from '@tayyib/shared/parts/page';
import { emptyPart, partNames, partsIn, partTitles, type PartName } from '../../domain/zakat/parts';
import type { ZakatForm } from '../../domain/zakat/zakatForm';

/**
 * The parts of the form that are open: those that were chosen, those in which something is entered, and the one that the address leads to.
 * A part that is not owned any more loses its entries, which `remove` offers to undo.
 */
export function useChosenParts(
  form: ZakatForm,
  remove: (name: string, part: Partial<ZakatForm>) => void,
): { chosen: readonly PartName[]; toggle: (part: PartName) => void } {
  const [chosen, setChosen] = useState<readonly PartName[]>(() =>
    partNames.filter((part) => window.location.hash === `#${sectionId(partTitles[part])}`),
  );
  const entered = partsIn(form);
  // one that is emptied while it is typed in stays open
  if (entered.some((part) => !chosen.includes(part))) setChosen([...new Set([...chosen, ...entered])]);
  return {
    chosen,
    toggle: (part) => {
      if (!chosen.includes(part)) return setChosen((current) => [...current, part]);
      setChosen((current) => current.filter((each) => each !== part));
      if (entered.includes(part)) remove(partTitles[part], emptyPart(part));
    },
  };
}
