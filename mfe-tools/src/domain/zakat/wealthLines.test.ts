import { emptyForm } from './zakatForm';
import { dueDaysOf, emptyBook, firstWealth, isEmptyBook, nameProblem, readBook } from './wealthLines';

const child = { id: 'c', name: 'Child', form: { ...emptyForm, cash: 5, startedOn: '2025-01-10' } };
const book = { lines: [...emptyBook.lines, child], chosenId: 'c' };

describe('lines of wealth', () => {
  it('load what was saved without lines as the first', () => {
    const saved: unknown = JSON.parse(JSON.stringify({ ...emptyForm, cash: 500, startedOn: '2025-02-01' }));
    const { lines, chosenId } = readBook(saved);
    expect(chosenId).toBe(firstWealth.id);
    expect(lines).toMatchObject([{ ...firstWealth, form: { cash: 500, startedOn: '2025-02-01' } }]);
  });

  it('load what was saved with lines, and whatever else is stored as empty', () => {
    expect(readBook(JSON.parse(JSON.stringify(book)))).toEqual(book);
    for (const saved of [null, 5, 'text', {}, { lines: [] }, { lines: [{ id: 1 }] }])
      expect(isEmptyBook(readBook(saved))).toBe(true);
    const twice = { lines: [child, child, { id: '', name: 'No id' }], chosenId: 'gone' };
    expect(readBook(twice)).toEqual({ lines: [child], chosenId: 'c' });
  });

  it('have names of their own', () => {
    expect(nameProblem(book, '  ', null)).toBe('Type a name.');
    expect(nameProblem(book, ' child ', null)).toBe('You have a line of this name.');
    expect(nameProblem(book, 'Child', 'c')).toBeNull();
  });

  it('have due days of their own, listed together', () => {
    const own = { ...firstWealth, form: { ...emptyForm, startedOn: '2025-06-27' } };
    const days = dueDaysOf({ ...book, lines: [own, child] }, { today: '2026-01-01', count: 2 });
    expect(days.map(({ day, wealth }) => [day, wealth.name])).toEqual([
      ['2026-06-17', 'My wealth'],
      ['2026-12-19', 'Child'],
      ['2027-06-07', 'My wealth'],
      ['2027-12-08', 'Child'],
    ]);
  });
});
