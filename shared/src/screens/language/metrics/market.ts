import { category, point } from './Metric';

/** Figures from the exchange's daily files, and the classes of a company. */
export const market = [
  point(
    'price',
    'rupees',
    ['Price', 'current price', 'share price', 'last price', 'close', 'CMP'],
    'Last close; beside it stands its day, as it may be old.',
  ),
  point(
    'priceChange',
    'percent',
    ['Price change', 'change', 'day change'],
    'Last close against the one before.',
  ),
  point(
    'marketCap',
    'rupees crore',
    ['Market capitalization', 'market capitalisation', 'market cap', 'mar cap', 'mcap'],
    'Shares by the accounts at the last close; where a published average contradicts their number, that average moved with the price.',
  ),
  point(
    'averageMarketCap',
    'rupees crore',
    ['Average market capitalization', 'average market capitalisation', 'average market cap', 'average mcap'],
    'Market capitalization averaged over some months.',
    { period: { unit: 'months', usual: 12, longest: 60 } },
  ),
  point('faceValue', 'rupees', ['Face value'], 'Face value of one share.'),
  point(
    'high52Week',
    'rupees',
    ['52 week high', '52w high', 'high 52 week', 'high price'],
    'Highest close in a year.',
  ),
  point(
    'low52Week',
    'rupees',
    ['52 week low', '52w low', 'low 52 week', 'low price'],
    'Lowest close in a year.',
  ),
  point(
    'belowHigh',
    'percent',
    ['Down from 52 week high', 'down from 52w high', 'below 52 week high'],
    'How far the price stands below its highest close in a year.',
  ),
  point(
    'aboveLow',
    'percent',
    ['Up from 52 week low', 'up from 52w low', 'above 52 week low'],
    'How far the price stands above its lowest close in a year.',
  ),
  point(
    'sma',
    'rupees',
    ['SMA', 'DMA', 'moving average', 'simple moving average'],
    'Mean of the last closes.',
    {
      period: { unit: 'days', usual: 50, longest: 400 },
    },
  ),
  point(
    'ema',
    'rupees',
    ['EMA', 'exponential moving average'],
    'Mean of closes that weighs the latest most.',
    {
      period: { unit: 'days', usual: 20, longest: 400 },
    },
  ),
  point('rsi', 'ratio', ['RSI', 'relative strength index'], 'Gains among the last moves, from 0 to 100.', {
    period: { unit: 'days', usual: 14, longest: 100 },
  }),
  point('macd', 'rupees', ['MACD', 'MACD line'], 'EMA 12 less EMA 26.'),
  point('macdSignal', 'rupees', ['MACD signal', 'MACD signal line'], 'EMA 9 of the MACD.'),
  point('volume', 'count', ['Volume', 'traded volume'], 'Shares traded on the last day.'),
  point(
    'averageVolume',
    'count',
    ['Average volume', 'volume average', 'avg volume'],
    'Mean of shares traded a day.',
    {
      period: { unit: 'days', usual: 20, longest: 400 },
    },
  ),
  point(
    'listedDays',
    'days',
    ['Days since listing', 'days listed'],
    'Days since the share was first listed.',
  ),
  point(
    'promoterHolding',
    'percent',
    ['Promoter holding', 'promoter share', 'promoters', 'promoter shareholding'],
    'Shares that promoters hold, of all shares, at the end of the newest quarter on file.',
  ),
  point(
    'pledgedShare',
    'percent',
    ['Pledged share', 'promoter pledge', 'pledged percentage', 'pledge'],
    "Shares pledged or otherwise encumbered, of the promoters' shares.",
  ),
  point(
    'freeFloat',
    'percent',
    ['Free float', 'public holding', 'public shareholding', 'public share'],
    'Shares that the public holds, of all shares: the most that can be traded freely.',
  ),
  category('sector', ['Sector'], "The exchange's widest class of business."),
  category('industry', ['Industry'], "The exchange's class of business below the sector."),
  category(
    'size',
    ['Size', 'company size', 'cap size'],
    'Rank by average market capitalization: first 100, next 150, the rest.',
    {
      choices: [
        { name: 'large', aliases: ['large cap', 'largecap'] },
        { name: 'mid', aliases: ['mid cap', 'midcap', 'medium'] },
        { name: 'small', aliases: ['small cap', 'smallcap'] },
      ],
    },
  ),
];
