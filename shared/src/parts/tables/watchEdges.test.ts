import { watchEdges } from './watchEdges';

/** A row of 300 px, 100 of them visible, scrolled by so many. */
function rowScrolledBy(scrollLeft: number, scrollWidth = 300) {
  const row = document.createElement('ul');
  Object.defineProperties(row, {
    scrollWidth: { value: scrollWidth },
    clientWidth: { value: 100 },
    scrollLeft: { value: scrollLeft, writable: true },
  });
  return row;
}
const edgesOf = (row: HTMLElement) => [...row.attributes].map(({ name }) => name).sort();

it.each([
  [0, ['data-more-after']],
  [50, ['data-more-after', 'data-more-before']],
  [199.5, ['data-more-before']],
])('a row scrolled by %s px marks the edges that hide something', (scrolled, marked) => {
  const row = rowScrolledBy(scrolled);
  watchEdges(row);
  expect(edgesOf(row)).toEqual(marked);
});

it('marks no edge of a row that fits, and says so', () => {
  const row = rowScrolledBy(0, 100);
  const heard: boolean[] = [];
  watchEdges(row, (overflows) => heard.push(overflows));
  expect(edgesOf(row)).toEqual([]);
  expect(heard).toEqual([false]);
});

it('watching edges follows the scroll until it is stopped', () => {
  const row = rowScrolledBy(0);
  const stop = watchEdges(row);
  row.scrollLeft = 200;
  row.dispatchEvent(new Event('scroll'));
  expect(edgesOf(row)).toEqual(['data-more-before']);
  stop?.();
  row.scrollLeft = 0;
  row.dispatchEvent(new Event('scroll'));
  expect(edgesOf(row)).toEqual(['data-more-before']);
});

it('watching edges does nothing without an element', () => {
  expect(watchEdges(null)).toBeUndefined();
});
