import { z } from 'zod';
import { apiBreaks } from '../../scripts/contract/apiBreaks';
import { apiSchemaOf, type ApiSchema } from '../../scripts/contract/apiSchema';

interface Shapes {
  query?: z.ZodType;
  body?: z.ZodType;
  reply?: z.ZodType;
}

const Watched = z.strictObject({
  isin: z.string(),
  note: z.string().optional(),
  status: z.enum(['halal', 'doubtful']),
  price: z.number().nullable(),
  tags: z.array(z.string()),
  from: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('list'), name: z.string() }),
    z.object({ kind: z.literal('page'), address: z.string() }),
  ]),
});
const NewWatched = z.strictObject({ isin: z.string().max(12), note: z.string().max(200).optional() });
const usual: Required<Shapes> = {
  query: z.object({ page: z.int().optional() }),
  body: NewWatched,
  reply: Watched,
};

/** The schema of an API with one endpoint. */
function apiOf(change: Shapes = {}, path = '/api/watchlist'): ApiSchema {
  const { query, body, reply } = { ...usual, ...change };
  const input = z.toJSONSchema(query, { io: 'input' });
  const required = new Set(input.required);
  const parameters = Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    in: 'query',
    name,
    required: required.has(name),
    schema,
  }));
  const json = (schema: z.ZodType, io: 'input' | 'output') => ({
    'application/json': { schema: z.toJSONSchema(schema, { io }) },
  });
  const requestBody = { required: true, content: json(body, 'input') };
  const responses = { 200: { content: json(reply, 'output') }, 404: {} };
  return apiSchemaOf({ paths: { [path]: { post: { parameters, requestBody, responses } } } });
}

const breaksOf = (change: Shapes) => apiBreaks(apiOf(), apiOf(change)).get('POST /api/watchlist') ?? [];

it.each<[string, Shapes, string]>([
  ['a field of a reply that is gone', { reply: Watched.omit({ isin: true }) }, 'reply.isin is gone'],
  [
    'a field that may be missing',
    { reply: Watched.partial({ isin: true }) },
    'reply.isin may be missing now',
  ],
  [
    'a field of another type',
    { reply: Watched.extend({ isin: z.number() }) },
    'reply.isin was string and is number now',
  ],
  [
    'a field that may be null',
    { reply: Watched.extend({ isin: z.string().nullable() }) },
    'reply.isin was string and is null now',
  ],
  [
    'one more type in a union',
    { reply: Watched.extend({ price: z.union([z.number(), z.string(), z.null()]) }) },
    'reply.price may be string now',
  ],
  [
    'one more value in a reply',
    { reply: Watched.extend({ status: z.enum(['halal', 'doubtful', 'unknown']) }) },
    'reply.status may be "unknown" now',
  ],
  [
    'the items of a list',
    { reply: Watched.extend({ tags: z.array(z.object({ name: z.string() })) }) },
    'reply.tags[] was string and is object now',
  ],
  [
    'a field of one kind of a union',
    {
      reply: Watched.extend({
        from: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('list') }),
          z.object({ kind: z.literal('page'), address: z.string() }),
        ]),
      }),
    },
    'reply.from.name is gone',
  ],
  ['a reply that may be anything', { reply: z.unknown() }, 'reply was object, and may be anything now'],
  [
    'a new field that a request must have',
    { body: NewWatched.extend({ list: z.string() }) },
    'request.body.list is required now',
  ],
  [
    'an optional field of a request that is required',
    { body: NewWatched.required({ note: true }) },
    'request.body.note is required now',
  ],
  ['a field that is refused', { body: NewWatched.omit({ note: true }) }, 'request.body.note is refused now'],
  [
    'a shorter limit of a request',
    { body: NewWatched.extend({ note: z.string().max(100).optional() }) },
    'request.body.note: maxLength is 100 now',
  ],
  [
    'fewer values in a request',
    { body: NewWatched.extend({ isin: z.enum(['INE002A01018']) }) },
    'request.body.isin could have any value, and has to be one of 1 now',
  ],
  [
    'a parameter that is required',
    { query: z.object({ page: z.int() }) },
    'request.query page is required now',
  ],
])('finds %s', (_what, change, sentence) => {
  expect(breaksOf(change)).toEqual([sentence]);
});

it('finds an endpoint that is gone', () => {
  const moved = apiBreaks(apiOf(), apiOf({}, '/api/watched'));
  expect([...moved]).toEqual([['POST /api/watchlist', ['it is gone']]]);
});

it.each<[string, Shapes]>([
  ['nothing', {}],
  ['one more field in a reply', { reply: Watched.extend({ since: z.string() }) }],
  ['fewer values in a reply', { reply: Watched.extend({ status: z.enum(['halal']) }) }],
  ['a reply that is never null', { reply: Watched.extend({ price: z.number() }) }],
  ['whole numbers only in a reply', { reply: Watched.extend({ price: z.int() }) }],
  ['an optional field of a reply that is always there', { reply: Watched.required({ note: true }) }],
  ['one more optional field in a request', { body: NewWatched.extend({ list: z.string().optional() }) }],
  ['a field of a request that may be missing', { body: NewWatched.partial() }],
  ['a longer limit of a request', { body: NewWatched.extend({ isin: z.string().max(20) }) }],
  ['a request that may also be null', { body: NewWatched.extend({ isin: z.string().max(12).nullable() }) }],
  ['a parameter that is gone', { query: z.object({}) }],
])('reports no break for %s', (_what, change) => {
  expect(breaksOf(change)).toEqual([]);
});
