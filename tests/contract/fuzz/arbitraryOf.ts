import fc from 'fast-check';
import { z } from 'zod';

/** The parts of JSON Schema that our documents use. */
const Schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});

/** What no schema asks for, and what has broken servers before. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    '%',
    '../..',
    "';--",
    -1,
    0,
    1e308,
  ),
  fc.constantFrom<unknown>([], {}, [[[[]]]], { __proto__: null, length: -1 }, 'x'.repeat(10_000), '٣', '１'),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  date: fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((moment) => moment.toISOString()),
  uri: fc.webUrl(),
};

/** Values that a schema allows, for the most part, and now and then something else in one place of them. */
export function arbitraryOf(given: unknown, root: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: valid(given, root) }, { weight: 1, arbitrary: hostile });
}

function valid(given: unknown, root: unknown): fc.Arbitrary<unknown> {
  const { data: schema } = Schema.safeParse(given);
  if (!schema) return hostile;
  if (schema.$ref !== undefined) return valid(at(root, schema.$ref), root);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, root)));
  if (schema.allOf?.length) return valid(schema.allOf[0], root);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, each]) => [name, arbitraryOf(each, root)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array': {
      const minLength = Math.min(schema.minItems ?? 0, 20);
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 5, 20));
      return fc.array(arbitraryOf(schema.items, root), { minLength, maxLength });
    }
    case 'integer':
      return fc.integer(within(schema, 2 ** 31));
    case 'number':
      return fc.double({ ...within(schema, 1e15), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string': {
      const byFormat = formats[schema.format ?? ''];
      if (byFormat) return byFormat;
      const minLength = schema.minLength ?? 0;
      return fc.string({
        unit: 'grapheme',
        minLength,
        maxLength: Math.max(minLength, Math.min(schema.maxLength ?? 40, 300)),
      });
    }
    default:
      return hostile;
  }
}

const within = (
  { minimum, maximum }: { minimum?: number | undefined; maximum?: number | undefined },
  far: number,
) => {
  const min = Math.max(minimum ?? -far, -far);
  return { min, max: Math.max(min, Math.min(maximum ?? far, far)) };
};

/** What `#/components/…` points to. */
function at(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([key]) => key === decodeURIComponent(name).replaceAll('~1', '/'))?.[1]
          : undefined,
      root,
    );
}
