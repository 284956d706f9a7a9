/** Filler words in a segment's name that do not describe its business. */
const fillers =
  'reportable|operating|business|businesses|segment|segments|operation|operations|activity|activities|items|income|revenue|sales|products|services|and|the|of|all|net';

/** "Others", "All other segments", "Unallocated", "Others (includes exports)", "Segment B"; not "Other chemicals". */
const emptyName = new RegExp(
  `^(?:(?:${fillers})\\s+)*(?:others?|un-?alloca(?:ted|ble)|miscellaneous|corporate|eliminations?|business|segments?(?:\\s+[a-z0-9])?)(?:\\s+(?:${fillers}))*\\s*(?:[(,:;/-].*|includ.*)?$`,
  'i',
);

/** Whether the name of a segment does not describe its business. */
export function isUndescribed(name: string): boolean {
  const trimmed = name.trim();
  return trimmed === '' || emptyName.test(trimmed);
}
