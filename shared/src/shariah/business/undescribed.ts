/** Filler words in a segment's name that do not describe its business. */
const fillers =
  'reportable|non-?reportable|reconciling|operating|business|businesses|segment|segments|operation|operations|activity|activities|items|income|revenue|sales|products|services|verticals|and|the|of|all|net';

/** Adjectives that say no more than "other", before a word as wide. */
const vague =
  '(?:related|allied|ancillary|incidental|emerging|diverse|various)\\s+(?:businesses|business|activities|products|services|verticals|industries|operations)';

/** Words that stand for whatever is not named elsewhere, and what companies write where there is nothing to name. */
const residual =
  'others?|un[\\s-]?allocat?(?:ed|able|ble)|misc(?:ellaneous)?|corporate|eliminations?|rest|residual|residuary|remaining|remainder|balance|exempt(?:ed)?|nil|none|n\\s?\\/?\\s?a|not\\s+(?:applicable|allocated)';

/** A number or letter in place of a name: "Segment B", "Division II". */
const numbered = '(?:segments?|divisions?|units?)(?:\\s+(?:[a-z]|\\d{1,2}|[ivx]{1,4}))?';

/** "Others", "All other segments", "Unallocated", "Others (includes exports)", "Segment B"; not "Other chemicals". */
const emptyName = new RegExp(
  `^(?:(?:${fillers})\\s+)*(?:${residual}|${vague}|business|${numbered})(?:\\s+(?:${fillers}|${residual}))*\\s*(?:[(,:;/-].*|includ.*)?$`,
  'i',
);

/** The mark of an item in a list before a name: "c) Others", "(iii) Others", "2. Others". */
const listMark = /^\s*\(?(?:[a-z]|\d{1,2}|[ivx]{1,5})[).:]\s*/i;
/** Marks of footnotes, and full stops after an abbreviation. */
const footnotes = /[*#$^~@†‡§.]+/g;

const places = new Set([
  'india',
  'domestic',
  'overseas',
  'international',
  'export',
  'exports',
  'abroad',
  'global',
  'world',
  'asia',
  'africa',
  'europe',
  'america',
  'americas',
  'australia',
  'oceania',
  'usa',
  'us',
  'uk',
  'uae',
  'apac',
  'emea',
  'china',
  'japan',
  'germany',
  'france',
  'brazil',
  'singapore',
  'nepal',
  'bangladesh',
  'canada',
  'mexico',
  'indonesia',
  'thailand',
  'vietnam',
  'oman',
  'qatar',
  'kuwait',
  'bahrain',
  'egypt',
  'nigeria',
  'kenya',
  'russia',
  'italy',
  'spain',
  'netherlands',
  'poland',
  'turkey',
  'malaysia',
  'gulf',
  'kingdom',
  'states',
  'emirates',
  'saudi',
  'arabia',
  'sri',
  'lanka',
  'zealand',
  'korea',
]);
/** Words of a place's name that are none alone: "Rest of the world", "South East Asia". */
const directions = new Set([
  'rest',
  'of',
  'the',
  'outside',
  'within',
  'other',
  'and',
  'south',
  'north',
  'east',
  'west',
  'eastern',
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
  'asian',
  'regions',
  'region',
  'market',
  'markets',
  'row',
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
  const read = name
    .normalize('NFKC')
    .replace(/^\s*n\.\s?a\.?\s*$/i, 'na')
    .replace(listMark, '')
    .replace(footnotes, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  return !/\p{L}/u.test(read) || emptyName.test(read) || isPlace(read);
}
