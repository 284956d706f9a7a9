import { isDeepStrictEqual } from 'node:util';
import type { ApiSchema, JsonSchema } from './apiSchema';

/** Who reads a value: old modules read the replies of a new server, and a new server reads their requests. */
type Reader = 'module' | 'server';

interface Side {
  schema: JsonSchema;
  shared: ApiSchema['shared'];
}

/**
 * What a published module would notice of a change of the API: an endpoint or a field that is gone, a reply that may have what it did not
 * have before, a request that is refused now. Additions are none. By endpoint, in sentences that name the field.
 */
export function apiBreaks(before: ApiSchema, now: ApiSchema): ReadonlyMap<string, readonly string[]> {
  const breaks = new Map<string, string[]>();
  for (const [name, old] of Object.entries(before.endpoints)) {
    const current = now.endpoints[name];
    const sentences = current
      ? [
          ...differences(
            { schema: old.request, shared: before.shared },
            { schema: current.request, shared: now.shared },
            'server',
            'request',
          ),
          ...Object.entries(old.replies).flatMap(([status, reply]) => {
            const newReply = current.replies[status];
            return newReply
              ? differences(
                  { schema: newReply, shared: now.shared },
                  { schema: reply, shared: before.shared },
                  'module',
                  'reply',
                )
              : [`it no longer replies with ${status}`];
          }),
        ]
      : ['it is gone'];
    if (sentences.length > 0) breaks.set(name, [...new Set(sentences)]);
  }
  return breaks;
}

/** Why a value that is written by one schema may not be what the reader of another expects. */
function differences(written: Side, read: Side, reader: Reader, path: string, depth = 0): string[] {
  // a type that contains itself was compared on the way here
  if (depth > 30) return [];
  const from = alternativesOf(written);
  const to = alternativesOf(read);
  if (to.some(({ schema }) => isAnything(schema))) return [];
  return from.flatMap((one) => {
    const best = to
      .map((other) => differencesOfOne(one, other, reader, path, depth))
      .sort((a, b) => a.length - b.length || rank(a) - rank(b))[0];
    if (best === undefined || best.length === 0) return [];
    const other = to.length === 1 ? undefined : new Set(to.map(({ schema }) => kindOf(schema)));
    if (other && !other.has(kindOf(one.schema)))
      return [
        reader === 'module'
          ? `${path} may be ${nameOf(one.schema)} now`
          : `${path} may no longer be ${nameOf(one.schema)}`,
      ];
    return best;
  });
}

/** Of equally many differences, one inside of the value tells more than one of the value itself. */
const rank = ([first = '']: string[]) => -first.length;

function differencesOfOne(one: Side, other: Side, reader: Reader, path: string, depth: number): string[] {
  const { schema: from } = one;
  const { schema: to } = other;
  if (isAnything(from)) return [`${path} was ${nameOf(to)}, and may be anything now`];
  const isSame = kindOf(from) === kindOf(to) || (kindOf(from) === 'integer' && kindOf(to) === 'number');
  if (!isSame)
    return [
      reader === 'module'
        ? `${path} was ${nameOf(to)} and is ${nameOf(from)} now`
        : `${path} was ${nameOf(from)} and has to be ${nameOf(to)} now`,
    ];
  const ofValues = valueDifference(from, to, reader, path);
  if (ofValues) return [ofValues];
  if (kindOf(to) === 'object') return objectDifferences(one, other, reader, path, depth);
  if (kindOf(to) === 'array') return arrayDifferences(one, other, reader, path, depth);
  return reader === 'server' ? limitDifferences(from, to, path) : [];
}

function valueDifference(from: JsonSchema, to: JsonSchema, reader: Reader, path: string): string | null {
  const allowed = valuesOf(to);
  if (!allowed) return null;
  const possible = valuesOf(from);
  if (!possible)
    return reader === 'module'
      ? `${path} had one of ${allowed.length} values, and may have any now`
      : `${path} could have any value, and has to be one of ${allowed.length} now`;
  const more = possible.filter((value) => !allowed.some((each) => isDeepStrictEqual(each, value)));
  if (more.length === 0) return null;
  const names = more.map((value) => JSON.stringify(value)).join(', ');
  return reader === 'module' ? `${path} may be ${names} now` : `${path} may no longer be ${names}`;
}

function objectDifferences(one: Side, other: Side, reader: Reader, path: string, depth: number): string[] {
  const { properties: written = {}, required: always = [] } = one.schema;
  const { properties: read = {}, required: needed = [], additionalProperties: others } = other.schema;
  const sentences = Object.entries(read).flatMap(([name, schema]) => {
    const field = `${path}.${name}`;
    const value = written[name];
    const isNeeded = needed.includes(name);
    if (!value) {
      if (reader === 'module') return [`${field} is gone`];
      return isNeeded ? [`${field} is required now`] : [];
    }
    const ofValue = differences(
      { schema: value, shared: one.shared },
      { schema, shared: other.shared },
      reader,
      field,
      depth + 1,
    );
    if (!isNeeded || always.includes(name)) return ofValue;
    return [reader === 'module' ? `${field} may be missing now` : `${field} is required now`, ...ofValue];
  });
  if (reader === 'server' && others === false)
    for (const name of Object.keys(written))
      if (!(name in read)) sentences.push(`${path}.${name} is refused now`);
  const values = one.schema.additionalProperties;
  if (typeof values === 'object' && typeof others === 'object')
    sentences.push(
      ...differences(
        { schema: values, shared: one.shared },
        { schema: others, shared: other.shared },
        reader,
        `${path}.*`,
        depth + 1,
      ),
    );
  return sentences;
}

function arrayDifferences(one: Side, other: Side, reader: Reader, path: string, depth: number): string[] {
  const of = (side: Side, schema: JsonSchema): Side => ({ schema, shared: side.shared });
  const places = (other.schema.prefixItems ?? []).flatMap((schema, at) => {
    const written = one.schema.prefixItems?.[at];
    const place = `${path}[${at}]`;
    return written
      ? differences(of(one, written), of(other, schema), reader, place, depth + 1)
      : [`${place} is gone`];
  });
  const { items: written } = one.schema;
  const { items: read } = other.schema;
  const rest =
    typeof read === 'object'
      ? differences(
          of(one, typeof written === 'object' ? written : {}),
          of(other, read),
          reader,
          `${path}[]`,
          depth + 1,
        )
      : [];
  const limits = reader === 'server' ? limitDifferences(one.schema, other.schema, path) : [];
  return [...places, ...(written === undefined && one.schema.prefixItems ? [] : rest), ...limits];
}

const least = ['minimum', 'minLength', 'minItems'] as const;
const most = ['maximum', 'maxLength', 'maxItems'] as const;

/** Limits of a request that are narrower than they were. */
function limitDifferences(from: JsonSchema, to: JsonSchema, path: string): string[] {
  return [
    ...least
      .filter((limit) => (to[limit] ?? -Infinity) > (from[limit] ?? -Infinity))
      .map((limit) => `${path}: ${limit} is ${to[limit]} now`),
    ...most
      .filter((limit) => (to[limit] ?? Infinity) < (from[limit] ?? Infinity))
      .map((limit) => `${path}: ${limit} is ${to[limit]} now`),
    ...(['format', 'pattern'] as const)
      .filter((rule) => to[rule] !== undefined && to[rule] !== from[rule])
      .map((rule) => `${path}: its ${rule} is another one now`),
  ];
}

/** A schema without unions at its top: each of its alternatives. */
function alternativesOf({ schema, shared }: Side): Side[] {
  if (schema.$ref !== undefined) {
    const target = shared[schema.$ref.split('/').at(-1) ?? ''];
    return target ? alternativesOf({ schema: target, shared }) : [{ schema: {}, shared }];
  }
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap((each) => alternativesOf({ schema: each, shared }));
  if (schema.allOf) return [{ schema: merged(schema, shared), shared }];
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ schema: { ...schema, type }, shared }));
  return [{ schema, shared }];
}

/** The parts of an `allOf` as one object. */
function merged({ allOf = [], ...rest }: JsonSchema, shared: ApiSchema['shared']): JsonSchema {
  const parts = [
    rest,
    ...allOf.flatMap((schema) => alternativesOf({ schema, shared }).map((side) => side.schema)),
  ];
  const together = parts.reduce<JsonSchema>((sum, part) => ({ ...sum, ...part }), {});
  const fields = parts.flatMap(({ properties = {} }) => Object.entries(properties));
  return {
    ...together,
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

const valuesOf = (schema: JsonSchema): unknown[] | undefined =>
  'const' in schema && schema.const !== undefined ? [schema.const] : schema.enum;

function kindOf(schema: JsonSchema): string {
  if (typeof schema.type === 'string') return schema.type;
  const [value] = valuesOf(schema) ?? [];
  if (value !== undefined) return value === null ? 'null' : typeof value;
  return schema.properties ? 'object' : 'anything';
}

const isAnything = (schema: JsonSchema) => kindOf(schema) === 'anything';

function nameOf(schema: JsonSchema): string {
  const values = valuesOf(schema);
  return values ? values.map((value) => JSON.stringify(value)).join(' or ') : kindOf(schema);
}
