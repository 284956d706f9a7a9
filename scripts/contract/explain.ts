import ts from 'typescript';
import type { Direction } from './comparedFiles';
import { namedEvents, type NamedEvents } from './namedEvents';

const opposite = { received: 'passed', passed: 'received' } as const;
const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

const isLiteral = (type: ts.Type) => type.isStringLiteral() || type.isNumberLiteral();
const isLiteralUnion = (type: ts.Type) => (type.isUnion() ? type.types.every(isLiteral) : isLiteral(type));

/** Its only call signature, if it is a function without overloads. */
function callOf(type: ts.Type): ts.Signature | undefined {
  const [call, ...overloads] = type.getCallSignatures();
  return overloads.length === 0 && type.getConstructSignatures().length === 0 ? call : undefined;
}

/** Names on the way to a place; each instance of a generic type that contains itself is another type. */
const deepest = 12;

interface Part {
  before: ts.Type;
  after: ts.Type;
  direction: Direction;
  where: string;
}

/**
 * Why the compiler does not accept `after` in place of `before`, one sentence per place. Empty if every reason is a wider
 * union of literals where a module only reads it, which is not breaking.
 */
export function explain(checker: ts.TypeChecker, whole: Part, at: ts.Node): string[] {
  const open = new Set<ts.Type>();
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, at);

  const explainPart = (part: Part): string[] => {
    // a type that contains itself is explained where it is met first
    if (open.has(part.before)) return [];
    open.add(part.before);
    const sentences = part.where.split(/[.(]/).length > deepest ? [] : explainOnce(part);
    open.delete(part.before);
    return sentences;
  };

  const explainOnce = ({ before, after, direction, where }: Part): string[] => {
    const isWider = direction === 'received' && isLiteralUnion(before) && isLiteralUnion(after);
    if (isWider && checker.isTypeAssignableTo(before, after)) return [];
    const other = [`${where} is another type`];
    const oldCall = callOf(before);
    const newCall = callOf(after);
    if (oldCall && newCall) return explainCall(oldCall, newCall, direction, where) ?? other;
    if (before.getCallSignatures().length > 0 || !isObject(before) || !isObject(after)) return other;
    if (checker.isArrayType(before) && checker.isArrayType(after)) {
      return partsOf([itemOf(before, after, direction, where)]) ?? other;
    }
    return explainFields(before, after, direction, where) ?? other;
  };

  /** Null if all parts are assignable, so that the reason is elsewhere. */
  const partsOf = (parts: readonly Part[]): string[] | null => {
    const failing = parts
      .map((part) => ({
        ...part,
        before: checker.getNonNullableType(part.before),
        after: checker.getNonNullableType(part.after),
        isWhole: isAssignable(part),
      }))
      .filter(({ isWhole }) => !isWhole);
    if (failing.length === 0) return null;
    return failing.flatMap((part) =>
      isAssignable(part) ? [`${part.where} is another type`] : explainPart(part),
    );
  };

  const isAssignable = ({ before, after, direction }: Part) =>
    direction === 'received'
      ? checker.isTypeAssignableTo(after, before)
      : checker.isTypeAssignableTo(before, after);

  const isObject = (type: ts.Type) => (type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection();

  const itemOf = (before: ts.Type, after: ts.Type, direction: Direction, where: string): Part => {
    const item = (type: ts.Type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? type;
    return { before: item(before), after: item(after), direction, where: `${where}[]` };
  };

  function explainCall(before: ts.Signature, after: ts.Signature, direction: Direction, where: string) {
    const isWanted = (parameter: ts.Symbol) => {
      const { valueDeclaration: node } = parameter;
      return !(
        node &&
        ts.isParameter(node) &&
        (node.questionToken ?? node.initializer ?? node.dotDotDotToken)
      );
    };
    const was = before.getParameters();
    const now = after.getParameters();
    const counted = [
      ...now
        .slice(was.length)
        .filter(isWanted)
        .map(() => `${where} wants one more argument`),
      ...was.flatMap((parameter, index) => {
        const same = now[index];
        return same && isWanted(same) && !isWanted(parameter)
          ? [`${where} cannot do without its argument any more`]
          : [];
      }),
    ];
    if (counted.length > 0) return counted;
    const events = namedEvents(before, after, typeOf);
    if (events) return explainEvents(events, direction, where);
    if (before.typeParameters ?? after.typeParameters) return null;
    const parameters = was.flatMap((parameter, index) => {
      const same = now[index];
      return same
        ? [{ before: typeOf(parameter), after: typeOf(same), direction: opposite[direction], where }]
        : [];
    });
    const result = {
      before: before.getReturnType(),
      after: after.getReturnType(),
      direction,
      where: `${where}()`,
    };
    return partsOf([...parameters, result]);
  }

  /** Further events are no break: nobody names them yet. */
  function explainEvents({ before, after, isArguments }: NamedEvents, direction: Direction, where: string) {
    const now = new Map(after.getProperties().map((event) => [event.name, event]));
    const known = before.getProperties().map((event) => ({ event, same: now.get(event.name) }));
    const gone = known.flatMap(({ event, same }) => (same ? [] : [`${where}(${event.name}) is gone`]));
    const parts = known.flatMap(({ event, same }): Part[] =>
      same
        ? [
            {
              before: typeOf(event),
              after: typeOf(same),
              where: `${where}(${event.name})`,
              direction: isArguments ? direction : opposite[direction],
            },
          ]
        : [],
    );
    return [...gone, ...(partsOf(parts) ?? [])];
  }

  function explainFields(before: ts.Type, after: ts.Type, direction: Direction, where: string) {
    const named = (type: ts.Type) =>
      new Map(checker.getPropertiesOfType(type).map((property) => [property.name, property]));
    const was = named(before);
    const now = named(after);
    const sentences: string[] = [];
    const parts: Part[] = [];
    for (const [name, field] of was) {
      const same = now.get(name);
      const place = `${where}.${name}`;
      if (!same) {
        if (direction === 'received' && !isOptional(field)) sentences.push(`${place} is gone`);
      } else if (direction === 'received' && isOptional(same) && !isOptional(field)) {
        sentences.push(`${place} may be missing`);
      } else if (direction === 'passed' && isOptional(field) && !isOptional(same)) {
        sentences.push(`${place} must be given`);
      } else {
        parts.push({ before: typeOf(field), after: typeOf(same), direction, where: place });
      }
    }
    for (const [name, field] of now) {
      if (direction === 'passed' && !was.has(name) && !isOptional(field)) {
        sentences.push(`${where}.${name} must be given`);
      }
    }
    const others = partsOf(parts);
    return sentences.length > 0 || others ? [...sentences, ...(others ?? [])] : null;
  }

  return explainPart(whole);
}
