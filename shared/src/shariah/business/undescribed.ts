/** Filler words in a segment's name that do not describe its business. */
const fillers =
  'reportable|non-?reportable|reconciling|operating|business|businesses|segment|segments|operation|operations|activity|activities|items|income|revenue|sales|products|services|verticals|and|the|of|all|net';

/** Adjectives that say no more than "other", before a word as wide. */
const vague =
  '(?:related|allied|ancillary|incidental|emerging|diverse|various)\\s+(?:businesses|business|activities|products|services|verticals|industries|operations)';

/** "Others", "All other segments", "Unallocated", "Others (includes exports)", "Segment B"; not "Other chemicals". */
const emptyName = new RegExp(
  `^(?:(?:${fillers})\\s+)*(?:others?|${vague}|un-?alloca(?:ted|ble)|miscellaneous|corporate|eliminations?|business|segments?(?:\\s+[a-z0-9])?)(?:\\s+(?:${fillers}))*\\s*(?:[(,:;/-].*|includ.*)?$`,
  'i',
);

const places = new Set([
  ...['india', 'domestic', 'overseas', 'international', 'export', 'exports', 'abroad', 'global', 'world'],
  ...['asia', 'africa', 'europe', 'america', 'americas', 'australia', 'oceania', 'usa', 'us', 'uk', 'uae'],
  ...['apac', 'emea', 'china', 'japan', 'germany', 'france', 'brazil', 'singapore', 'nepal', 'bangladesh'],
  ...['canada', 'mexico', 'indonesia', 'thailand', 'vietnam', 'oman', 'qatar', 'kuwait', 'bahrain', 'egypt'],
  ...['nigeria', 'kenya', 'russia', 'italy', 'spain', 'netherlands', 'poland', 'turkey', 'malaysia', 'gulf'],
  ...['kingdom', 'states', 'emirates', 'saudi', 'arabia', 'sri', 'lanka', 'zealand', 'korea'],
]);
/** Words of a place's name that are none alone: "Rest of the world", "South East Asia". */
const directions = new Set([
  ...['rest', 'of', 'the', 'outside', 'within', 'other', 'and', 'south', 'north', 'east', 'west', 'eastern'],
  ...[
    'western',
    'northern',
    'southern',
    'central',
    'middle',
    'latin',
    'pacific',
    'united',
    'new',
    'countries',
  ],
  ...['asian', 'regions', 'region', 'market', 'markets', 'row'],
]);

/** Whether the name of a segment says where a company sells, not what: "India", "Rest of the world". */
export function isPlace(name: string): boolean {
  const parts = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== '');
  return (
    parts.some((part) => places.has(part)) && parts.every((part) => places.has(part) || directions.has(part))
  );
}

/** Whether the name of a segment does not describe its business. */
export function isUndescribed(name: string): boolean {
  const trimmed = name.trim();
  return trimmed === '' || emptyName.test(trimmed) || isPlace(trimmed);
}
