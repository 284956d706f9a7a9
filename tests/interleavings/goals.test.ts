import { goalOf, callGoals } from './callGoals';
import { explore } from './explore';
import { plantedMistakes } from './plantedMistakes';
import { initialState, rules } from './scenarios';

it.each(plantedMistakes)(
  'the goals of a call find the mistake of %s',
  (_name, budget, mistake, message, devices = ['A1', 'B1']) => {
    const { violation } = explore(initialState(devices, budget), { ...rules, ...mistake });
    expect(violation?.message).toBe(message);
  },
);

it('has a mistake for each goal', () => {
  const found = plantedMistakes.map(([, , , message]) => goalOf(message));
  expect(Object.keys(callGoals).filter((goal) => !found.includes(goal))).toEqual([]);
  expect(found).not.toContain(undefined);
});
