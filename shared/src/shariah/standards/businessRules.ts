import type { BusinessRule } from '../standard';
import { entertainmentPhrases, mediaPhrases } from './entertainmentLexicon';
import {
  alcoholPhrases,
  armsExceptPhrases,
  distilleryWords,
  financePhrases,
  gamblingPhrases,
  gamingWords,
  meatPhrases,
  moneyPhrases,
  porkPhrases,
  tobaccoPhrases,
} from './lexicon';

/** Rules every standard here shares. A class is an exchange name; words are looked for whole in segment names. */
export const tobacco: BusinessRule = {
  rule: 'tobacco',
  outcome: 'not_permissible',
  classes: ['Cigarettes & Tobacco Products'],
  ...tobaccoPhrases,
  evenOfCustomers: true,
};

export const alcohol: BusinessRule = {
  rule: 'alcohol',
  outcome: 'not_permissible',
  classes: ['Breweries & Distilleries'],
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

/** Lending, deposit taking and conventional insurance: interest or insurance is the business itself. */
export const conventionalFinance: BusinessRule = {
  rule: 'conventional finance',
  outcome: 'not_permissible',
  classes: [
    'Banks',
    'Insurance',
    'Non Banking Financial Company (NBFC)',
    'Housing Finance Company',
    'Microfinance Institutions',
    'Financial Institution',
  ],
  ...financePhrases,
};

export const holdingCompany: BusinessRule = {
  rule: 'a holding company whose holdings are not on file',
  outcome: 'doubtful',
  classes: ['Holding Company'],
  words: [],
};

/** Classes of finance that hold registrars, raters and exchanges, who live on fees, and classes too wide to tell a lender. */
export const financeOfUnstatedKind: BusinessRule = {
  rule: 'financial services for a fee or of unstated kind',
  outcome: 'doubtful',
  classes: [
    'Ratings',
    'Depositories, Clearing Houses and Other Intermediaries',
    'Depositories- Clearing Houses and Other Intermediaries',
    'Exchange and Data Platform',
    'Financial Technology (Fintech)',
    'Other Capital Market related Services',
    'Other Financial Services',
  ],
  words: [],
};

export const moneyOfUnstatedUse: BusinessRule = {
  rule: 'leasing, credit or investing: how is not stated',
  outcome: 'doubtful',
  classes: [],
  ...moneyPhrases,
};

/** Meat that may or may not be halal, and spirit that may be fuel or drink: the class alone does not tell. */
export const meat: BusinessRule = {
  rule: 'meat of unstated slaughter',
  outcome: 'doubtful',
  classes: ['Meat Products including Poultry'],
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
  classes: ['Digital Entertainment'],
  words: gamingWords,
  evenOfCustomers: true,
};

const hospitalityWords = ['hotel', 'hotels', 'resort', 'resorts', 'restaurant', 'restaurants', 'hospitality'];

export const entertainmentClasses = ['Entertainment', 'Electronic Media'];

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

export const mixedFinance: BusinessRule = {
  rule: 'financial services of mixed kind',
  outcome: 'doubtful',
  classes: ['Financial Services'],
  words: ['broking', 'brokerage'],
};

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
  classes: ['Aerospace & Defense'],
  words: ['weapons', 'arms', 'ammunition', 'spyware'],
  exceptPhrases: armsExceptPhrases,
};

export const arms: BusinessRule = {
  rule: 'arms and defence',
  outcome: 'not_permissible',
  classes: ['Aerospace & Defense'],
  words: ['weapons', 'arms', 'ammunition', 'defence', 'defense'],
  exceptPhrases: armsExceptPhrases,
};

export const mediaOfUnstatedContent: BusinessRule = {
  rule: 'media of unstated content',
  outcome: 'doubtful',
  classes: ['Media', 'Entertainment', 'Electronic Media', 'Advertising & Media Agencies'],
  ...mediaPhrases,
};

export const hotels: BusinessRule = {
  rule: 'hotels and restaurants',
  outcome: 'not_permissible',
  classes: ['Hotels & Resorts', 'Restaurants'],
  words: hospitalityWords,
};

export const hotelsOfUnstatedKind: BusinessRule = { ...hotels, outcome: 'doubtful' };

export const musicAndCinema: BusinessRule = {
  rule: 'music, cinema and entertainment',
  outcome: 'not_permissible',
  classes: entertainmentClasses,
  ...entertainmentPhrases,
};
