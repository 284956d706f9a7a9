/**
 * Where two values of the same shape differ, as in `lines.0.form.cash`, if that is one amount or one day, which are typed piece by
 * piece. Null for any other difference; empty where there is none.
 */
export function changedField(before: unknown, after: unknown): string | null {
  const paths = [...differences(before, after, [])];
  if (paths.length > 1) return null;
  const [only] = paths;
  if (only === undefined) return '';
  return only.isTyped ? only.path.join('.') : null;
}

interface Difference {
  path: readonly string[];
  isTyped: boolean;
}

function* differences(before: unknown, after: unknown, path: readonly string[]): Generator<Difference> {
  if (Object.is(before, after)) return;
  if (!isObject(before) || !isObject(after)) {
    yield { path, isTyped: isTyped(before) && isTyped(after) };
    return;
  }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const at = [...path, name];
    yield* differences(Reflect.get(before, name), Reflect.get(after, name), at);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An amount or a day, or the empty field of one. */
const isTyped = (value: unknown) =>
  value === null ||
  typeof value === 'number' ||
  (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
