import type { NamedStock } from '@tayyib/shared/contracts';
import { splitText, symbolsIn } from './symbols';

const tcs: NamedStock = {
  symbol: 'TCS',
  isin: 'INE467B01029',
  name: 'Tata Consultancy Services Ltd',
  badge: 'compliant',
  grade: null,
};
const stocks = new Map([['TCS', tcs]]);

it.each([
  ['I hold $TCS.', ['text:I hold ', 'stock:$TCS', 'text:.']],
  ['$TCS', ['stock:$TCS']],
  ['$TCSX, a$TCS and $100', ['text:$TCSX, a$TCS and $100']],
  ['$INFY for @Zoya Ali', ['text:$INFY for ', 'mention:@Zoya Ali']],
])('%s in parts', (text, parts) => {
  expect(splitText(text, { names: ['Zoya Ali'], stocks }).map((part) => `${part.kind}:${part.text}`)).toEqual(
    parts,
  );
});

it('the symbols of what is shown, each once', () => {
  const spans = [{ text: '$TCS and $M&M' }, { text: '$TCS, $20MICRONS, $5' }];
  expect(symbolsIn([{ kind: 'paragraph', spans }])).toEqual(['20MICRONS', 'M&M', 'TCS']);
});
