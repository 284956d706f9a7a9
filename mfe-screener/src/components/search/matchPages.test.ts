import { matchPages } from './matchPages';

const page = (label: string) => ({ label, to: `/${label.toLowerCase().replaceAll(' ', '-')}` });
const pages = ['Gold & Silver', 'Halal Stock Screener', 'IPO Screener', 'Zakat Calculator'].map(page);
const found = (text: string) => matchPages(pages, text).map(({ label }) => label);

it('finds pages by the starts of their words, in any order', () => {
  expect(found('gold')).toEqual(['Gold & Silver']);
  expect(found('calc zak')).toEqual(['Zakat Calculator']);
  expect(found('screener')).toEqual(['Halal Stock Screener', 'IPO Screener']);
  expect(found('ipo')).toEqual(['IPO Screener']);
});

it('finds no page for letters within a word, or for no word at all', () => {
  expect(found('creen')).toEqual([]);
  expect(found(' & ')).toEqual([]);
});
