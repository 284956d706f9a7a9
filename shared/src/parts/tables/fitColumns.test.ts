import { fitColumns } from './fitColumns';

/** A frame of some width around a table with columns of these widths; `step`: when it is left out, if ever. */
function frameOf(width: number, columns: readonly { width: number; step?: string }[]) {
  const frame = document.createElement('div');
  const isShown = ({ step }: { step?: string }) =>
    step === undefined || step > (frame.dataset['lean'] ?? '0');
  for (const { step } of columns) {
    const cell = frame.appendChild(document.createElement('span'));
    if (step !== undefined) cell.dataset['optional'] = step;
  }
  Object.defineProperties(frame, {
    clientWidth: { value: width },
    scrollWidth: {
      get: () =>
        Math.max(
          width,
          columns.filter(isShown).reduce((sum, column) => sum + column.width, 0),
        ),
    },
  });
  return frame;
}
const columns = [{ width: 300 }, { width: 100, step: '2' }, { width: 80, step: '1' }];

it.each([
  [500, undefined],
  [480, undefined],
  [479.5, undefined],
  [420, '1'],
  [310, '2'],
  // what is not optional scrolls
  [200, '2'],
])('a table in a frame of %s px leaves out as few columns as fit', (width, lean) => {
  const frame = frameOf(width, columns);
  fitColumns(frame);
  expect(frame.dataset['lean']).toBe(lean);
});

it('a table leaves out nothing where no column is optional', () => {
  const frame = frameOf(100, [{ width: 300 }]);
  fitColumns(frame);
  expect(frame.dataset['lean']).toBeUndefined();
});

describe('a table whose columns need more or less than before', () => {
  const needs = [{ width: 600 }, { width: 100, step: '1' }];
  const original = globalThis.ResizeObserver;
  let resized = () => {};
  beforeEach(() => {
    needs[0] = { width: 600 };
    globalThis.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        resized = () => callback([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  afterEach(() => {
    globalThis.ResizeObserver = original;
  });

  it('brings columns back that fit after all, as when a font has arrived', () => {
    const frame = frameOf(500, needs);
    frame.dataset['bounded'] = 'true';
    fitColumns(frame);
    expect(frame.dataset['lean']).toBe('2');
    needs[0] = { width: 400 };
    resized();
    expect(frame.dataset['lean']).toBeUndefined();
  });

  it('does not bring them back while rows are scrolled', () => {
    const frame = frameOf(500, needs);
    fitColumns(frame);
    needs[0] = { width: 400 };
    frame.scrollTop = 36;
    resized();
    expect(frame.dataset['lean']).toBe('2');
  });
});
