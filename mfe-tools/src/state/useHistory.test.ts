import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { useHistory } from './useHistory';

const open = () => {
  const saved: string[] = [];
  const { result } = renderHook(
    () =>
      useHistory(
        () => ({ name: '' }),
        ({ name }) => saved.push(name),
      ),
    { wrapper: StrictMode },
  );
  const rename = (name: string) => result.current.change(() => ({ name }));
  return { result, saved, rename };
};

it('saves each state once, also where React runs everything twice', () => {
  const { result, saved, rename } = open();
  act(() => rename('Ann'));
  act(() => result.current.steps.undo());
  act(() => result.current.steps.redo());
  expect(saved).toEqual(['Ann', '', 'Ann']);
});

it('begins a change with the state of the change before, also within one event', () => {
  const { result, saved } = open();
  act(() => {
    result.current.change(({ name }) => ({ name: `${name}a` }));
    result.current.change(({ name }) => ({ name: `${name}b` }));
  });
  expect(result.current.present).toEqual({ name: 'ab' });
  expect(saved).toEqual(['a', 'ab']);
});
