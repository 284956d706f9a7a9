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
])('in a frame of %s px it leaves out as few columns as fit', (width, lean) => {
  const frame = frameOf(width, columns);
  fitColumns(frame);
  expect(frame.dataset['lean']).toBe(lean);
});

it('leaves out nothing where no column is optional', () => {
  const frame = frameOf(100, [{ width: 300 }]);
  fitColumns(frame);
  expect(frame.dataset['lean']).toBeUndefined();
});
