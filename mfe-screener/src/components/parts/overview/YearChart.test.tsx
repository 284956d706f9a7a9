import { screen } from '@testing-library/react';
import { renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { full } from '../../../../dev/scenarios';
import { YearChart } from './YearChart';

it('draws the closes of a year, with the first and the last in words', async () => {
  serverReplies(full);
  renderWithApp(<YearChart isin="INE467B01029" name="TCS" />);
  expect(await screen.findByRole('img', { name: /^Closes of TCS from 1 Sept? 2026, ₹/ })).toBeVisible();
});
