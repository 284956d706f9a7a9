import { lastValues, tickLabels } from './axisLabels';

const format = (tick: number) => `${tick}.00`;
const points = [100, 90, 118].map((value, at) => ({ day: `2026-11-0${at + 1}`, value }));
const line = { kind: 'line', name: 'Gold', colour: 'chart-2', points } as const;

it.each([
  ['beside a tick', [118], ['100.00', '110.00', '', '130.00']],
  ['between two', [115], ['100.00', '', '', '130.00']],
  ['of two lines', [101, 129], ['', '110.00', '120.00', '']],
  ['beyond the axis', [150], ['100.00', '110.00', '120.00', '130.00']],
])(
  'the labels of an axis are blank where the label of a last value %s would cover them',
  (_where, lasts, labels) => {
    expect(tickLabels([100, 110, 120, 130], lasts, format)).toEqual(labels);
  },
);

it('the labels of an axis stay if there is only one', () => {
  expect(tickLabels([100], [100.2], format)).toEqual(['100.00']);
});

it('the last values of a chart are compared with prices, or with changes in per cent; volumes have no label', () => {
  const bar = { day: '2026-11-01', open: 10, high: 12, low: 9, close: 11, volume: 500 };
  const candles = { kind: 'candles', bars: [bar] } as const;
  const volume = { kind: 'volume', bars: [bar] } as const;
  expect(lastValues([line, candles, volume], false)).toEqual([118, 11]);
  const [change, none] = lastValues([line, { ...line, points: [] }], true);
  expect(change).toBeCloseTo(18);
  expect(none).toBeUndefined();
});
