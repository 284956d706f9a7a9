/**
 * Words and phrases in names of segments and recorded activities, by what they are about. Phrases that contain such a word but
 * mean something else are removed from a name first: "Pig iron" is not pork. The bodies define which lines are forbidden; we
 * define which words name them.
 */
export interface Phrases {
  words: readonly string[];
  exceptPhrases: readonly string[];
}

export const tobaccoPhrases: Phrases = {
  words: [
    ...['tobacco', 'cigarette', 'cigarettes', 'bidi', 'bidis', 'beedi', 'beedis', 'cigar', 'cigars'],
    ...[
      'cigarillo',
      'cigarillos',
      'gutkha',
      'gutka',
      'pan masala',
      'hookah',
      'shisha',
      'vape',
      'vapes',
      'vaping',
    ],
    ...['zarda', 'khaini', 'snuff', 'paan masala', 'nicotine', 'smoking products'],
  ],
  exceptPhrases: ['non tobacco', 'tobacco harm reduction', 'nicotine replacement'],
};

export const alcoholPhrases: Phrases = {
  words: [
    ...[
      'liquor',
      'liquors',
      'liqueur',
      'liqueurs',
      'alcohol',
      'alcoholic',
      'alcobev',
      'alco bev',
      'imfl',
      'imil',
    ],
    ...['potable spirits', 'potable spirit', 'spirits', 'spirit', 'whisky', 'whiskey', 'whiskies', 'scotch'],
    ...['single malt', 'rum', 'vodka', 'gin', 'brandy', 'tequila', 'champagne', 'cider', 'toddy', 'arrack'],
    ...[
      'beer',
      'beers',
      'lager',
      'brewer',
      'brewers',
      'brewery',
      'breweries',
      'brewing',
      'wine',
      'wines',
      'winery',
      'wineries',
    ],
    ...['hard seltzer', 'hard seltzers', 'taproom', 'taprooms', 'pub', 'pubs', 'rtd alcoholic beverages'],
  ],
  exceptPhrases: [
    ...['non alcoholic', 'non alcohol', 'alcohol free', 'root beer', 'ginger beer', 'ginger ale'],
    ...['white spirit', 'white spirits', 'mineral spirit', 'mineral spirits', 'methylated spirit'],
    ...[
      'fatty alcohol',
      'fatty alcohols',
      'polyvinyl alcohol',
      'isopropyl alcohol',
      'benzyl alcohol',
      'sugar alcohols',
    ],
    ...[
      'alcohol derivatives',
      'industrial alcohol',
      'industrial alcohols',
      'extra neutral alcohol',
      'fuel alcohol',
    ],
    ...['rectified spirit', 'power alcohol', 'cotton gin', 'cotton gins', 'gin and press'],
    ...['spirit level', 'spirit levels', 'alcohol sanitiser', 'alcohol sanitizer', 'alcohol based sanitiser'],
    ...[
      'alcohol based sanitizer',
      'wine glass',
      'wine glasses',
      'wine bottles',
      'beer bottle',
      'beer bottles',
    ],
    ...['liquor bottles', 'beer glasses'],
  ],
};

export const gamblingPhrases: Phrases = {
  words: [
    ...['casino', 'casinos', 'betting', 'gambling', 'lottery', 'lotteries', 'lotto', 'rummy', 'poker'],
    ...[
      'real money gaming',
      'real money games',
      'wagering',
      'sweepstakes',
      'bingo',
      'horse racing',
      'race course',
    ],
    ...['slot machines', 'bookmaking', 'bookmaker', 'bookmakers'],
  ],
  exceptPhrases: [],
};

export const porkPhrases: Phrases = {
  words: ['pork', 'bacon', 'ham', 'pig', 'pigs', 'piggery', 'swine', 'lard', 'porcine'],
  // HAM: roads built under the hybrid annuity model
  exceptPhrases: [
    ...[
      'pig iron',
      'ham project',
      'ham projects',
      'ham asset',
      'ham assets',
      'ham road',
      'ham roads',
      'road ham',
    ],
    ...[
      'roads ham',
      'bot ham',
      'epc ham',
      'ham epc',
      'annuity ham',
      'annuity model ham',
      'toll ham',
      'ham annuity',
    ],
    ...['swine vaccine', 'swine vaccines', 'ham radio'],
  ],
};

export const armsPhrases: Phrases = {
  words: [
    ...[
      'weapon',
      'weapons',
      'arms',
      'ammunition',
      'munitions',
      'ordnance',
      'firearms',
      'missile',
      'missiles',
    ],
    ...['torpedo', 'torpedoes', 'submarine', 'submarines', 'warship', 'warships', 'war ship', 'war ships'],
  ],
  exceptPhrases: [
    ...[
      'control arms',
      'robotic arms',
      'rocker arms',
      'swing arms',
      'wiper arms',
      'axle arms',
      'arms length',
    ],
    ...['submarine cable', 'submarine cables', 'submarine pipeline', 'submarine pipelines'],
  ],
};

export const meatPhrases: Phrases = {
  words: ['meat', 'meats', 'poultry', 'chicken', 'mutton', 'beef'],
  exceptPhrases: [
    ...['poultry feed', 'poultry feeds', 'poultry vaccine', 'poultry vaccines', 'poultry healthcare'],
    ...['poultry equipment', 'poultry health'],
  ],
};

export const distilleryWords: readonly string[] = [
  ...['distillery', 'distilleries', 'distillation', 'industrial alcohol', 'industrial alcohols', 'ena'],
  ...['extra neutral alcohol', 'rectified spirit'],
];

/** Indian words for what no standard permits, which may be part of a brand or name something else: a matka is a pot, too. */
export const romanisedWords: readonly string[] = [
  ...['sharab', 'sharaab', 'madira', 'daru', 'daaru', 'mahua', 'mahuwa', 'feni', 'tadi'],
  ...['tambaku', 'tambakoo', 'jarda', 'satta', 'jua', 'juaa', 'matka', 'byaj', 'vyaj'],
  ...['suar', 'suwar', 'sood', 'sudkhori'],
];

/** Short forms and words that mostly name what no standard permits, and sometimes something else. */
export const ambiguousWords: readonly string[] = [
  ...[
    'chewing products',
    'rtd',
    'rtds',
    'rmg',
    'escort services',
    'bar and restaurant',
    'bars and restaurants',
    'seltzer',
  ],
];

export const gamingWords: readonly string[] = [
  ...['gaming', 'online games', 'fantasy sports', 'fantasy games', 'skill games'],
];

export const hospitalityPhrases: Phrases = {
  words: [
    ...[
      'hotel',
      'hotels',
      'resort',
      'resorts',
      'restaurant',
      'restaurants',
      'hospitality',
      'lodging',
      'qsr',
      'qsrs',
    ],
  ],
  exceptPhrases: [
    ...[
      'hospitality industry',
      'hospitality software',
      'hospitality technology',
      'solutions for hospitality',
    ],
    ...['hotel software', 'hotel technology', 'restaurant software', 'restaurant partners'],
    ...['hotel ware', 'hotelware', 'hospitality management software', 'hotel management software'],
  ],
};
