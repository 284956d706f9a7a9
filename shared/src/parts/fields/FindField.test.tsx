import { useEffect, useState } from 'react';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { FindField } from '.';

const all = ['TCS', 'TCS Holdings', 'Infosys'];

/** Whether the search knows what matches, as if a reply had arrived. */
let setKnown: (isKnown: boolean) => void;

/** A search among three companies. */
function Search({ onChoose }: { onChoose: (name: string) => void }) {
  const [text, setText] = useState('');
  const [isKnown, know] = useState(true);
  useEffect(() => {
    setKnown = know;
  }, []);
  const found = all.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <FindField
      label="Search companies"
      placeholder="Search"
      text={text}
      onText={setText}
      found={isKnown ? found : undefined}
      isCurrent={isKnown}
      listLabel="Companies found"
      nothing="No company found"
      keyOf={(name) => name}
      onChoose={onChoose}
    >
      {(name) => name}
    </FindField>
  );
}

function open() {
  const onChoose = jest.fn();
  const page = renderWithApp(<Search onChoose={onChoose} />);
  const field = screen.getByRole('combobox', { name: 'Search companies' });
  const showKnown = (isKnown: boolean) => act(() => setKnown(isKnown));
  return { ...page, field, onChoose, showKnown };
}

it.each([
  ['{Enter}', 'TCS'],
  ['{ArrowDown}{Enter}', 'TCS'],
  ['{ArrowDown}{ArrowDown}{Enter}', 'TCS Holdings'],
  ['{ArrowUp}{Enter}', 'TCS Holdings'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}{Enter}', 'TCS'],
])('a find field chooses by %s %s, empties itself and keeps the focus', async (keys, name) => {
  const { person, field, onChoose } = open();
  await person.type(field, 'tcs');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'TCS',
    'TCS Holdings',
  ]);
  await person.keyboard(keys);
  expect(onChoose.mock.calls).toEqual([[name]]);
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('option')).toBeNull();
});

it('a find field chooses by pointer, and retains the focus', async () => {
  const { person, field, onChoose } = open();
  await person.type(field, 'tcs');
  await person.click(screen.getByRole('option', { name: 'TCS Holdings' }));
  expect(onChoose).toHaveBeenCalledWith('TCS Holdings');
  expect(field).toHaveFocus();
});

it.each(['Enter', 'ArrowDown', 'Escape'])(
  'a find field leaves %s to an input method that composes a word',
  async (key) => {
    const { person, field, onChoose } = open();
    await person.type(field, 'tcs');
    const press = createEvent.keyDown(field, { key, keyCode: 229, isComposing: true });
    fireEvent(field, press);
    expect(press.defaultPrevented).toBe(false);
    expect(onChoose).not.toHaveBeenCalled();
    expect(field).toHaveValue('tcs');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await person.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['TCS']]);
  },
);

describe('Enter in a find field before anything is found', () => {
  it('chooses the first match once there is one', async () => {
    const { person, field, onChoose, showKnown } = open();
    showKnown(false);
    await person.type(field, 'tcs{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    showKnown(true);
    await waitFor(() => expect(onChoose.mock.calls).toEqual([['TCS']]));
    expect(field).toHaveValue('');
  });

  it.each(['x', '{Escape}', '{Tab}'])('chooses nothing when %s follows', async (keys) => {
    const { person, field, onChoose, showKnown } = open();
    showKnown(false);
    await person.type(field, 'tcs{Enter}');
    await person.keyboard(keys);
    showKnown(true);
    await person.clear(field);
    await person.type(field, 'info');
    expect(screen.getByRole('option', { name: 'Infosys' })).toBeVisible();
    expect(onChoose).not.toHaveBeenCalled();
  });
});

it('a find field closes its list when it is left, and opens it again', async () => {
  const { person, field } = open();
  await person.type(field, 'tcs');
  await person.tab();
  expect(screen.queryByRole('option')).toBeNull();
  await person.click(field);
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

it('a find field closes by Escape, shows again by Enter what it would choose, and is emptied by Escape twice', async () => {
  const { person, field, onChoose } = open();
  await person.type(field, 'tcs');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field).toHaveValue('tcs');
  await person.keyboard('{Enter}');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(onChoose).not.toHaveBeenCalled();
  await person.keyboard('{Escape}{Escape}');
  expect(field).toHaveValue('');
});

it('a find field says where nothing matches', async () => {
  const { person, field } = open();
  await person.type(field, 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No company found');
});
