import type { BusinessRules, Citation } from '../types';
import { brokingPhrases } from './financeLexicon';
import { classesOf } from './industryClasses';

/** Names a norm uses itself, with their other forms; every other class and word is our reading of what it means. */
const named = {
  tobacco: ['tobacco', ...classesOf('tobacco')],
  alcohol: ['alcohol', 'alcoholic'],
  liquor: ['liquor', 'liquors'],
  pork: ['pork'],
  gambling: ['gambling'],
  casinos: ['casino', 'casinos'],
  banking: ['bank', 'banks', 'banking', 'Banks'],
  finance: ['finance', 'financial services', 'financial service'],
  financialServices: ['financial services', 'financial service'],
  insurance: ['insurance', ...classesOf('insurance')],
  broking: [...brokingPhrases.words, ...classesOf('broking')],
  shareTrading: ['share trading'],
  hotels: ['hotel', 'hotels', 'Hotels & Resorts'],
  resorts: ['resort', 'resorts'],
  music: ['music'],
  cinema: ['cinema', 'cinemas'],
  media: ['media', 'advertising'],
  weapons: ['weapon', 'weapons', 'arms'],
  defence: ['defence', 'defense'],
  cannabis: ['cannabis'],
  adult: ['adult entertainment', 'pornography'],
} as const satisfies Record<string, readonly string[]>;

/** What one source names. */
export function namedIn(
  source: Citation,
  ...lines: readonly (keyof typeof named)[]
): Required<Pick<BusinessRules, 'namedByNorm'>> {
  return { namedByNorm: [{ names: [...new Set(lines.flatMap((line) => named[line]))], source }] };
}
