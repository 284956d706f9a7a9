import { fireEvent, screen, within } from '@testing-library/react';
import { openPage } from './openZakat.fixture';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const setDay = (label: string, day: string, place: Pick<typeof screen, 'getByLabelText'> = screen) =>
  fireEvent.change(place.getByLabelText(label), { target: { value: day } });
const fall = (nth: number) => within(screen.getByRole('group', { name: `Fall ${nth}`, hidden: true }));
const fell = 'It fell below the nisab on';
const again = 'It reached the nisab again on';

it('judges several falls in one list, each in its own year, and brings a removed one back', async () => {
  const { person } = await openPage();
  setDay('Your wealth reached the nisab on', '2022-07-30');
  setDay(fell, '2022-12-01');
  setDay(again, '2023-01-01');
  await person.click(screen.getByText('Add another fall'));
  expect(screen.queryByText('Add another fall')).toBeNull();
  setDay(fell, '2024-06-01', fall(2));
  setDay(again, '2024-08-01', fall(2));
  const yearStatus = () =>
    screen.getByText(/Hijri days are those of/).closest<HTMLElement>('[role="status"]');
  expect(yearStatus()).toHaveTextContent(
    /Zakat was due on 19 July? 2023 .*does not matter by your choice\.Your wealth was still below the nisab on 7 July? 2024 .*A new year began on 1 Aug 2024/,
  );
  await person.click(screen.getByLabelText('Starts a new year (other schools)'));
  expect(yearStatus()).toHaveTextContent(/A new year began on 1 Jan 2023 .*A new year began on 1 Aug 2024/);
  await person.click(screen.getByLabelText('Remove fall 1'));
  expect(screen.getByLabelText(fell)).toHaveValue('2024-06-01');
  expect(yearStatus()).toHaveTextContent(/Your year began on 30 July? 2022/);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(fall(1).getByLabelText(fell)).toHaveValue('2022-12-01');
});
