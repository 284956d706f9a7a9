import { render, screen } from '@testing-library/react';
import { BarTable } from './BarTable';

const bars = [
  { label: 'Oil', value: 30, text: '30%' },
  { label: 'Software', value: 60, text: '60%' },
];
const lengths = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector<HTMLElement>('[style]')?.style.inlineSize);

it('draws parts of a whole to the whole, so that tables beside each other have one scale', () => {
  render(<BarTable caption="By sector" title="Sector" bars={bars} whole={100} />);
  expect(lengths()).toEqual(['30%', '60%']);
});

it('draws other figures to the largest', () => {
  render(<BarTable caption="By year" title="Year" bars={bars} />);
  expect(lengths()).toEqual(['50%', '100%']);
});
