import type { BusinessRule } from '../types';
import { classesOf } from './industryClasses';
import { entertainmentPhrases, mediaPhrases } from './entertainmentLexicon';
import {
  alcoholPhrases,
  ambiguousWords,
  armsPhrases,
  distilleryWords,
  gamblingPhrases,
  gamingWords,
  hospitalityPhrases,
  meatPhrases,
  porkPhrases,
  romanisedWords,
  tobaccoPhrases,
} from './lexicon';

/** Rules every standard here shares. A class is an exchange name; words are looked for whole in segment names. */
export const tobacco: BusinessRule = {
  rule: 'tobacco',
  outcome: 'not_permissible',
  classes: classesOf('tobacco'),
  ...tobaccoPhrases,
  evenOfCustomers: true,
};

export const alcohol: BusinessRule = {
  rule: 'alcohol',
  outcome: 'not_permissible',
  classes: classesOf('alcohol'),
  ...alcoholPhrases,
  evenOfCustomers: true,
};

export const gambling: BusinessRule = {
  rule: 'gambling',
  outcome: 'not_permissible',
  classes: [],
  ...gamblingPhrases,
  evenOfCustomers: true,
};

export const pork: BusinessRule = {
  rule: 'pork and non-halal food',
  outcome: 'not_permissible',
  classes: [],
  ...porkPhrases,
  evenOfCustomers: true,
};

export const adult: BusinessRule = {
  rule: 'adult entertainment',
  outcome: 'not_permissible',
  classes: [],
  words: ['adult entertainment', 'pornography', 'nightclub', 'nightclubs', 'dating'],
  exceptPhrases: ['carbon dating'],
  evenOfCustomers: true,
};

/** Meat that may or may not be halal, and spirit that may be fuel or drink: the class alone does not show it. */
export const meat: BusinessRule = {
  rule: 'meat of unstated slaughter',
  outcome: 'doubtful',
  classes: classesOf('meat'),
  ...meatPhrases,
};

export const distillery: BusinessRule = {
  rule: 'distillery: fuel or drink not stated',
  outcome: 'doubtful',
  classes: [],
  words: distilleryWords,
};

export const gaming: BusinessRule = {
  rule: 'gaming: play or stakes not stated',
  outcome: 'doubtful',
  classes: classesOf('gaming'),
  words: gamingWords,
  evenOfCustomers: true,
};

/** Words that mostly name what no standard permits; what is meant has to be asked. */
export const ambiguous: BusinessRule = {
  rule: 'a word that mostly names what is not permitted',
  outcome: 'doubtful',
  classes: [],
  words: [...romanisedWords, ...ambiguousWords],
  evenOfCustomers: true,
};

export const entertainmentClasses = classesOf('entertainment');

/** IT and outsourcing companies report segments by their customers' trades: "Banking" is a market there, not a bank. */
export const customerNamedSegments = [
  'IT - Software',
  'IT - Services',
  'Business Process Outsourcing (BPO)/ Knowledge Process Outsourcing (KPO)',
];

/**
 * Classes that hold makers of anything: "Diversified FMCG" is soap as well as cigarettes, amusement parks are casinos as well, and a
 * sugar mill may sell spirit.
 */
export const wideClasses = [
  'Diversified FMCG',
  'Diversified',
  'Trading & Distributors',
  'Diversified Commercial Services',
  'Amusement Parks/ Other Recreation',
  'Sugar',
];

export const cannabis: BusinessRule = {
  rule: 'recreational cannabis',
  outcome: 'not_permissible',
  classes: [],
  words: ['cannabis', 'marijuana'],
  evenOfCustomers: true,
};

/** A class does not say who makes arms, or for whom. */
export const armsOfUnstatedUse: BusinessRule = {
  rule: 'arms: for defence or not, not stated',
  outcome: 'doubtful',
  classes: classesOf('arms'),
  words: [...armsPhrases.words, 'spyware'],
  exceptPhrases: armsPhrases.exceptPhrases,
};

export const arms: BusinessRule = {
  rule: 'arms and defence',
  outcome: 'not_permissible',
  classes: classesOf('arms'),
  words: [...armsPhrases.words, 'defence', 'defense'],
  exceptPhrases: armsPhrases.exceptPhrases,
};

export const mediaOfUnstatedContent: BusinessRule = {
  rule: 'media of unstated content',
  outcome: 'doubtful',
  classes: [...classesOf('entertainment'), ...classesOf('media')],
  ...mediaPhrases,
};

export const hotels: BusinessRule = {
  rule: 'hotels and restaurants',
  outcome: 'not_permissible',
  classes: classesOf('hotels'),
  ...hospitalityPhrases,
};

export const hotelsOfUnstatedKind: BusinessRule = { ...hotels, outcome: 'doubtful' };

export const musicAndCinema: BusinessRule = {
  rule: 'music, cinema and entertainment',
  outcome: 'not_permissible',
  classes: entertainmentClasses,
  ...entertainmentPhrases,
};
