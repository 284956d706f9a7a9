import { amended, changed, historyOf, maxSteps, redone, typingEnded, undone } from './History';
import { emptyForm } from './zakat/zakatForm';

const form = { cash: null as number | null, day: null as string | null, settings: { nisab: 'silver' } };
const typed = (...amounts: number[]) =>
  amounts.reduce((history, cash) => changed(history, { ...history.present, cash }), historyOf(form));

it('undoes the typing in one field at once, and redoes it', () => {
  const after = typed(5, 50, 500);
  expect(undone(after).present).toEqual(form);
  expect(redone(undone(after)).present.cash).toBe(500);
  expect(undone(undone(after))).toEqual(undone(after));
  expect(redone(after)).toBe(after);
});

it('undoes each field, each choice and each return to a field on its own', () => {
  const cash = typed(5);
  const day = changed(cash, { ...cash.present, day: '2026-01-02' });
  const gold = changed(day, { ...day.present, settings: { nisab: 'gold' } });
  const silver = changed(gold, { ...gold.present, settings: { nisab: 'silver' } });
  expect(undone(silver).present.settings.nisab).toBe('gold');
  expect(undone(undone(undone(silver))).present).toEqual({ ...form, cash: 5 });
  const again = changed(typingEnded(cash), { ...cash.present, cash: 7 });
  expect(undone(again).present.cash).toBe(5);
});

it('forgets what was undone after another change', () => {
  const other = changed(undone(typed(5)), { ...form, day: '2026-01-02' });
  expect(redone(other)).toBe(other);
});

it('has no step of a change that changed nothing', () =>
  expect(changed(historyOf(emptyForm), { ...emptyForm }).past).toEqual([]));

it('brings back no more than the last steps', () => {
  let history = historyOf({ step: 0 });
  for (let step = 1; step <= maxSteps + 5; step += 1) history = typingEnded(changed(history, { step }));
  for (let step = 0; step < maxSteps + 5; step += 1) history = undone(history);
  expect(history.present).toEqual({ step: 5 });
});

it('has facts that were read after a change also once it is undone', () => {
  const read = amended(typed(5), (state) => ({ ...state, price: 3 }));
  expect(undone(read).present).toEqual({ ...form, price: 3 });
});
