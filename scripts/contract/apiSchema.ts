import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../../build/paths.mjs';

/** The keywords of JSON Schema that are compared. */
export interface JsonSchema {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  allOf?: JsonSchema[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: boolean | JsonSchema | undefined;
  items?: boolean | JsonSchema | undefined;
  prefixItems?: JsonSchema[] | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
}

const JsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(JsonSchema).optional(),
    oneOf: z.array(JsonSchema).optional(),
    allOf: z.array(JsonSchema).optional(),
    properties: z.record(z.string(), JsonSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), JsonSchema]).optional(),
    items: z.union([z.boolean(), JsonSchema]).optional(),
    prefixItems: z.array(JsonSchema).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
  }),
);

/** What is sent to an endpoint, and what comes back. */
const Endpoint = z.object({
  /** Parameters of the address and of the query, by place and name, as the properties of one object; the body is `body`. */
  request: JsonSchema,
  /** By the status of success. */
  replies: z.record(z.string(), JsonSchema),
});
type Endpoint = z.infer<typeof Endpoint>;

/** The API of the server, by `GET /api/stocks/{id}`. */
export const ApiSchema = z.object({
  endpoints: z.record(z.string(), Endpoint),
  /** What a `$ref` means. */
  shared: z.record(z.string(), JsonSchema),
});
export type ApiSchema = z.infer<typeof ApiSchema>;

const Content = z.record(z.string(), z.object({ schema: JsonSchema.optional() })).optional();

/** The parts of an OpenAPI document that are compared. */
const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(
            z.object({
              in: z.string(),
              name: z.string(),
              required: z.boolean().optional(),
              schema: JsonSchema.optional(),
            }),
          )
          .optional(),
        requestBody: z.object({ required: z.boolean().optional(), content: Content }).optional(),
        responses: z.record(z.string(), z.object({ content: Content })),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), JsonSchema).optional() }).optional(),
});

const schemaIn = (content: z.infer<typeof Content>): JsonSchema | undefined =>
  Object.values(content ?? {}).find(({ schema }) => schema !== undefined)?.schema;

/** What is compared of an OpenAPI document. */
export function apiSchemaOf(openApi: unknown): ApiSchema {
  const { paths, components } = Document.parse(openApi);
  const endpoints = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, responses }]) => {
      const body = schemaIn(requestBody?.content);
      const fields: [name: string, schema: JsonSchema, isRequired: boolean][] = parameters.map((one) => [
        `${one.in} ${one.name}`,
        one.schema ?? {},
        one.required === true,
      ]);
      if (body) fields.push(['body', body, requestBody?.required === true]);
      const endpoint: Endpoint = {
        request: {
          type: 'object',
          properties: Object.fromEntries(fields.map(([name, schema]) => [name, schema])),
          required: fields.filter(([, , isRequired]) => isRequired).map(([name]) => name),
          // what the server does not know in an address it ignores
          additionalProperties: true,
        },
        replies: Object.fromEntries(
          Object.entries(responses)
            .filter(([status]) => status.startsWith('2'))
            .map(([status, { content }]) => [status, schemaIn(content) ?? {}]),
        ),
      };
      return [`${method.toUpperCase()} ${path}`, endpoint] as const;
    }),
  );
  return {
    endpoints: Object.fromEntries(endpoints.sort(([a], [b]) => (a < b ? -1 : 1))),
    shared: components?.schemas ?? {},
  };
}

const fileOf = (version: string) => inRoot('sdk', 'api', `${version}.json`);

/** What the server of that version of the SDK answered; undefined if it is not saved. */
export function readApiSchema(version: string): ApiSchema | undefined {
  const file = fileOf(version);
  return existsSync(file) ? ApiSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Saves it: one line for each endpoint, so that a change is legible. */
export function writeApiSchema(version: string, { endpoints, shared }: ApiSchema): void {
  const lines = (members: Record<string, unknown>) =>
    Object.entries(members)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n');
  mkdirSync(inRoot('sdk', 'api'), { recursive: true });
  writeFileSync(fileOf(version), `{"endpoints":{\n${lines(endpoints)}\n},"shared":{\n${lines(shared)}\n}}\n`);
}
