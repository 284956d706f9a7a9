import type { BusinessRule } from '../standard';

/** Rules every standard here shares. A class is an exchange name; words are looked for whole in segment names. */
export const tobacco: BusinessRule = {
  rule: 'tobacco',
  outcome: 'not_permissible',
  classes: ['Cigarettes & Tobacco Products'],
  words: [
    'tobacco',
    'cigarette',
    'cigarettes',
    'bidi',
    'bidis',
    'beedi',
    'cigar',
    'cigars',
    'gutkha',
    'pan masala',
  ],
};

export const alcohol: BusinessRule = {
  rule: 'alcohol',
  outcome: 'not_permissible',
  classes: ['Breweries & Distilleries'],
  words: [
    'liquor',
    'alcohol',
    'alcoholic',
    'potable spirits',
    'spirits',
    'beer',
    'brewery',
    'breweries',
    'wine',
    'wines',
    'imfl',
  ],
};

export const gambling: BusinessRule = {
  rule: 'gambling',
  outcome: 'not_permissible',
  classes: [],
  words: [
    'casino',
    'casinos',
    'betting',
    'gambling',
    'lottery',
    'lotteries',
    'rummy',
    'poker',
    'real money gaming',
  ],
};

export const pork: BusinessRule = {
  rule: 'pork and non-halal food',
  outcome: 'not_permissible',
  classes: [],
  words: ['pork', 'bacon', 'ham', 'pig', 'piggery'],
};

export const adult: BusinessRule = {
  rule: 'adult entertainment',
  outcome: 'not_permissible',
  classes: [],
  words: ['adult entertainment', 'pornography', 'nightclub', 'nightclubs', 'dating'],
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
  words: [
    'bank',
    'banking',
    'insurance',
    'reinsurance',
    'lending',
    'loans',
    'financing',
    'finance',
    'financial services',
    'nbfc',
    'microfinance',
    'treasury',
  ],
};

export const holdingCompany: BusinessRule = {
  rule: 'a holding company whose holdings are not on file',
  outcome: 'doubtful',
  classes: ['Holding Company'],
  words: [],
};

/** Meat that may or may not be halal, and spirit that may be fuel or drink: the class alone does not tell. */
export const meat: BusinessRule = {
  rule: 'meat of unstated slaughter',
  outcome: 'doubtful',
  classes: ['Meat Products including Poultry'],
  words: ['meat', 'poultry', 'chicken'],
};

export const distillery: BusinessRule = {
  rule: 'distillery: fuel or drink not stated',
  outcome: 'doubtful',
  classes: [],
  words: ['distillery', 'distilleries', 'distillation'],
};

export const gaming: BusinessRule = {
  rule: 'gaming: play or stakes not stated',
  outcome: 'doubtful',
  classes: ['Digital Entertainment'],
  words: ['gaming', 'online games'],
};

const hospitalityWords = ['hotel', 'hotels', 'resort', 'resorts', 'restaurant', 'restaurants', 'hospitality'];

export const entertainmentWords = [
  'film',
  'films',
  'movie',
  'movies',
  'cinema',
  'cinemas',
  'music',
  'television',
  'tv',
  'broadcasting',
  'entertainment',
];

export const entertainmentClasses = ['Entertainment', 'Electronic Media'];

/** IT and outsourcing companies report segments by their customers' trades: "Banking" is a market there, not a bank. */
export const customerNamedSegments = [
  'IT - Software',
  'IT - Services',
  'Business Process Outsourcing (BPO)/ Knowledge Process Outsourcing (KPO)',
];

/** Classes that hold makers of anything: "Diversified FMCG" is soap as well as cigarettes. */
export const wideClasses = [
  'Diversified FMCG',
  'Diversified',
  'Trading & Distributors',
  'Diversified Commercial Services',
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
};

/** Who makes arms, and for whom, a class does not tell. */
export const armsOfUnstatedUse: BusinessRule = {
  rule: 'arms: for defence or not, not stated',
  outcome: 'doubtful',
  classes: ['Aerospace & Defense'],
  words: ['weapons', 'arms', 'ammunition', 'spyware'],
};

export const arms: BusinessRule = {
  rule: 'arms and defence',
  outcome: 'not_permissible',
  classes: ['Aerospace & Defense'],
  words: ['weapons', 'arms', 'ammunition', 'defence', 'defense'],
};

export const mediaOfUnstatedContent: BusinessRule = {
  rule: 'media of unstated content',
  outcome: 'doubtful',
  classes: ['Media', 'Entertainment', 'Electronic Media', 'Advertising & Media Agencies'],
  words: [...entertainmentWords, 'media', 'advertising'],
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
  words: entertainmentWords,
};
