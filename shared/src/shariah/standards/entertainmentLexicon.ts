import type { Phrases } from './lexicon';

export const entertainmentPhrases: Phrases = {
  words: [
    ...['film', 'films', 'movie', 'movies', 'cinema', 'cinemas', 'music', 'television', 'tv', 'broadcasting'],
    ...['entertainment', 'ott', 'streaming', 'video on demand', 'web series', 'multiplex', 'multiplexes'],
  ],
  exceptPhrases: [
    ...[
      'packaging film',
      'packaging films',
      'plastic film',
      'plastic films',
      'polyester film',
      'polyester films',
    ],
    ...[
      'bopp film',
      'bopp films',
      'bopet film',
      'bopet films',
      'pet film',
      'pet films',
      'cpp films',
      'pvc film',
    ],
    ...[
      'pvc films',
      'pvb film',
      'polypropylene film',
      'polypropylene films',
      'metallised film',
      'metallised films',
    ],
    ...[
      'metallized film',
      'metallized films',
      'flexible film',
      'flexible films',
      'speciality film',
      'speciality films',
    ],
    ...[
      'specialty film',
      'specialty films',
      'barrier film',
      'barrier films',
      'stretch film',
      'stretch films',
    ],
    ...[
      'shrink film',
      'shrink films',
      'agri film',
      'agri films',
      'thin film',
      'thin films',
      'solar film',
      'solar films',
    ],
    ...['sun control film', 'sun control films', 'window film', 'window films', 'x ray film', 'x ray films'],
    ...[
      'photographic film',
      'film capacitor',
      'film capacitors',
      'film coating',
      'film coatings',
      'films and foils',
    ],
    ...[
      'led tv',
      'led tvs',
      'lcd tv',
      'smart tv',
      'smart tvs',
      'tv set',
      'tv sets',
      'tv panels',
      'television set',
    ],
    ...['television sets', 'colour television', 'colour televisions'],
  ],
};

export const mediaPhrases: Phrases = {
  words: [...entertainmentPhrases.words, 'media', 'advertising'],
  exceptPhrases: [
    ...entertainmentPhrases.exceptPhrases,
    ...[
      'filter media',
      'filtration media',
      'grinding media',
      'storage media',
      'culture media',
      'growth media',
    ],
    ...['recording media', 'water treatment media'],
  ],
};
