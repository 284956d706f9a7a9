import { helpArticleIds } from '@tayyib/shared/help-center';
import { helpArticles } from './articles';
import { searchHelp } from './searchHelp';

it('has every article once', () => {
  expect(helpArticles.map(({ id }) => id).toSorted()).toEqual([...helpArticleIds].toSorted());
});

it.each([
  ['signed out', 'signed-out'],
  ['How do I cancel my subscription?', 'end-plan'],
  ['delete account', 'erase-account'],
  ['purificaton', 'purify'],
  ['wachlist maximun', 'how-many-stocks'],
  ['invoces', 'invoices'],
  ['zerodha', 'import-portfolio'],
  ['otp', 'sign-in-with-phone'],
  ['under rev', 'under-review'],
  ['2fa', 'second-step'],
])('finds for “%s” the article %s first', (text, id) => {
  expect(searchHelp(text)[0]?.id).toBe(id);
});

it('finds nothing for what no article is about', () => {
  expect(searchHelp('cryptocurrency')).toEqual([]);
  expect(searchHelp('  ?')).toEqual([]);
});
