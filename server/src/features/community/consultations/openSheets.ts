import { maxConsultationSheets } from '@tayyib/shared/limits';

/** The sheets of stocks that are open in a room, in the order in which they were opened, and the one in front. */
export interface OpenSheets {
  isins: readonly string[];
  front: string | null;
}

/** The open sheets of a stored consultation. */
export function openSheets({
  sheetIsin,
  sheets,
}: {
  sheetIsin: string | null;
  sheets: readonly string[];
}): OpenSheets {
  const isListed = sheetIsin === null || sheets.includes(sheetIsin);
  const isins = isListed ? sheets : [...sheets, sheetIsin];
  return { isins, front: sheetIsin ?? isins.at(-1) ?? null };
}

/** Opens a sheet in front of the others. Null where as many as may be are open already. */
export function withSheet({ isins }: OpenSheets, isin: string): OpenSheets | null {
  if (isins.includes(isin)) return { isins, front: isin };
  return isins.length < maxConsultationSheets ? { isins: [...isins, isin], front: isin } : null;
}

/** Closes a sheet; if it was in front, the one that was opened last is. */
export function withoutSheet({ isins, front }: OpenSheets, isin: string): OpenSheets {
  const rest = isins.filter((one) => one !== isin);
  return { isins: rest, front: front === isin ? (rest.at(-1) ?? null) : front };
}
