import type { Field, Shape } from './Shape';

/** Whether a module receives such a value (`given`) or passes it (`taken`). */
type Direction = 'given' | 'taken';

const opposite = { given: 'taken', taken: 'given' } as const;
const isSame = (a: Shape, b: Shape) => JSON.stringify(a) === JSON.stringify(b);
const membersOf = (shape: Shape) => ('anyOf' in shape ? shape.anyOf : [shape]);

const isStringUnion = (shape: Shape) =>
  'anyOf' in shape && shape.anyOf.every((member) => 'text' in member && member.text.startsWith("'"));
const isWithinOther = (part: Shape, whole: Shape) =>
  membersOf(part).every((member) => membersOf(whole).some((other) => isSame(member, other)));

/**
 * What breaks for code written against `before` when it runs with `after`, as sentences. Additional fields in values a module
 * receives, additional union members in values it passes, and additional optional parameters are not breaking.
 */
export function breaksBetween(before: Shape, after: Shape, direction: Direction, where: string): string[] {
  if (isSame(before, after)) return [];
  if ('takes' in before && 'takes' in after) return breaksOfCall(before, after, direction, where);
  if ('listOf' in before && 'listOf' in after) {
    return breaksBetween(before.listOf, after.listOf, direction, `${where}[]`);
  }
  if ('fields' in before && 'fields' in after) {
    return breaksOfFields(before.fields, after.fields, direction, where);
  }
  const [narrow, wide] = direction === 'given' ? [after, before] : [before, after];
  const isWithin = isWithinOther(narrow, wide);
  const isAnyObject = 'text' in wide && wide.text === 'object' && 'fields' in narrow;
  if (isAnyObject) return [];
  // a wider string union is not breaking for readers
  if (direction === 'given' && isStringUnion(before) && isStringUnion(after) && isWithinOther(before, after))
    return [];
  const isChoice = 'anyOf' in before || 'anyOf' in after;
  if (isChoice && isWithin) return [];
  return [`${where} is another type`];
}

function breaksOfCall(
  before: Extract<Shape, { takes: Field[] }>,
  after: Extract<Shape, { takes: Field[] }>,
  direction: Direction,
  where: string,
): string[] {
  const added = after.takes.slice(before.takes.length).filter(({ isOptional }) => !isOptional);
  const removed = before.takes.length - after.takes.length;
  return [
    ...added.map(() => `${where} wants one more argument`),
    ...(removed > 0 ? [`${where} takes ${removed} argument${removed > 1 ? 's' : ''} less`] : []),
    ...before.takes.flatMap((wish, at) => {
      const now = after.takes[at];
      if (!now) return [];
      const isNewlyWanted = wish.isOptional && !now.isOptional;
      return isNewlyWanted
        ? [`${where} cannot do without its argument any more`]
        : breaksBetween(wish.shape, now.shape, opposite[direction], where);
    }),
    ...breaksBetween(before.gives, after.gives, direction, `${where}()`),
  ];
}

function breaksOfFields(
  before: Record<string, Field>,
  after: Record<string, Field>,
  direction: Direction,
  where: string,
): string[] {
  const kept = Object.entries(before).flatMap(([name, field]) => {
    const now = after[name];
    const place = `${where}.${name}`;
    if (!now) return [`${place} is gone`];
    if (direction === 'given' && now.isOptional && !field.isOptional) return [`${place} may be missing`];
    if (direction === 'taken' && !now.isOptional && field.isOptional) return [`${place} must be given`];
    return breaksBetween(field.shape, now.shape, direction, place);
  });
  if (direction === 'given') return kept;
  const wanted = Object.entries(after)
    .filter(([name, { isOptional }]) => before[name] === undefined && !isOptional)
    .map(([name]) => `${where}.${name} must be given`);
  return [...kept, ...wanted];
}
