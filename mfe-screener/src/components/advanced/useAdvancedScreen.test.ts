import { exportAddress, firstScreen, readAdvanced, writeAdvanced } from './useAdvancedScreen';

const screen = {
  text: 'Debt to assets < 10\nSector in (Healthcare, "Oil, Gas & Consumable Fuels")',
  standard: 'AAOIFI',
  columns: ['P/E', 'Sales growth 3 years'],
  sort: 'P/E',
  order: 'asc',
  show: 'unknowns',
} as const;

it('the address of an advanced screen reads back what it wrote', () => {
  expect(readAdvanced(new URLSearchParams(writeAdvanced(screen).toString()))).toEqual(screen);
});

it('the address of an advanced screen writes nothing for the defaults, and ignores unknown values', () => {
  expect(writeAdvanced(firstScreen).toString()).toBe('');
  expect(readAdvanced(new URLSearchParams('standard=NONE&order=up&show=all'))).toEqual(firstScreen);
});

it('repeats the parameter for every column of an export', () => {
  expect(new URL(exportAddress(screen), 'https://x').searchParams.getAll('columns')).toEqual(screen.columns);
});
