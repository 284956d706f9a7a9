import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { useFormState } from './useFormState';

interface Person {
  name: string;
  city?: string;
}

const open = () => {
  const saved: string[] = [];
  const { result } = renderHook(
    () =>
      useFormState<Person>(
        () => ({ name: '' }),
        ({ name }) => saved.push(name),
      ),
    { wrapper: StrictMode },
  );
  const rename = (name: string) => result.current.change((person) => ({ ...person, name }));
  return { result, saved, rename };
};

it('a form saves each state once, also where React runs everything twice', () => {
  const { result, saved, rename } = open();
  act(() => rename('Ann'));
  act(() => result.current.remove(() => ({ name: '' })));
  act(() => result.current.undo());
  expect(saved).toEqual(['Ann', '', 'Ann']);
});

it('a form begins a change with the state of the change before, also within one event', () => {
  const { result, saved } = open();
  act(() => {
    result.current.change(({ name }) => ({ name: `${name}a` }));
    result.current.change(({ name }) => ({ name: `${name}b` }));
  });
  expect(result.current.present).toEqual({ name: 'ab' });
  expect(saved).toEqual(['a', 'ab']);
});

it('a form undoes a removal until the next change', () => {
  const { result, rename } = open();
  act(() => rename('Ann'));
  act(() => result.current.remove(() => ({ name: '' })));
  act(() => rename('Bob'));
  act(() => result.current.undo());
  expect(result.current.present).toEqual({ name: 'Bob' });
});

it('a form has facts that were read after a removal also once it is undone', () => {
  const { result, rename } = open();
  act(() => rename('Ann'));
  act(() => result.current.remove(() => ({ name: '' })));
  act(() => result.current.amend((person) => ({ ...person, city: 'Pune' })));
  act(() => result.current.undo());
  expect(result.current.present).toEqual({ name: 'Ann', city: 'Pune' });
});
