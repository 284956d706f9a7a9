import ts from 'typescript';

/** Two versions of the events that a generic function has by name. */
export interface NamedEvents {
  before: ts.Type;
  after: ts.Type;
  /** Whether the function takes the arguments of an event, like `emit`, and not a handler, like `on`. */
  isArguments: boolean;
}

/**
 * The events of `on<Name extends keyof Events>(name: Name, handler: Events[Name])` and of
 * `emit<Name extends keyof Events>(name: Name, ...payload: Parameters<Events[Name]>)`, before and after a change. Null for other functions.
 */
export function namedEvents(
  before: ts.Signature,
  after: ts.Signature,
  typeOf: (symbol: ts.Symbol) => ts.Type,
): NamedEvents | null {
  const was = eventsOf(before, typeOf);
  const now = eventsOf(after, typeOf);
  if (!was || !now || was.isArguments !== now.isArguments) return null;
  return { before: was.events, after: now.events, isArguments: was.isArguments };
}

function eventsOf(call: ts.Signature, typeOf: (symbol: ts.Symbol) => ts.Type) {
  const [, second, ...others] = call.getParameters();
  if (call.typeParameters?.length !== 1 || !second || others.length > 0) return null;
  const type = typeOf(second);
  const isArguments = isConditional(type);
  const indexed = isConditional(type) ? type.checkType : type;
  return isIndexed(indexed) ? { events: indexed.objectType, isArguments } : null;
}

const isConditional = (type: ts.Type): type is ts.ConditionalType =>
  (type.flags & ts.TypeFlags.Conditional) !== 0;
const isIndexed = (type: ts.Type): type is ts.IndexedAccessType =>
  (type.flags & ts.TypeFlags.IndexedAccess) !== 0;
