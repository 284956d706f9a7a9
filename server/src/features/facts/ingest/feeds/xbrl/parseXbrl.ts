import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { DamagedFile } from '../reading/DamagedFile';
import type { XbrlForm } from './xbrlForm';
import { readForm } from './xbrlForm';

/** One reported fact: `in-bse-fin:Assets` in context `OneI` is `{ name: 'Assets', context: 'OneI', text: '…' }`. */
export interface XbrlFact {
  name: string;
  context: string;
  text: string;
  /** The id of the unit of an amount; null for texts and dates. */
  unit: string | null;
}

/** The company a context is about, with the scheme of its identifier. */
export interface XbrlEntity {
  scheme: string;
  name: string;
}

/** A breakdown a context belongs to: `in-capmkt:ReportableSegmentsAxis` is `ReportableSegmentsAxis`. */
interface XbrlBreakdown {
  axis: string;
  /** The member, `FireMember`; null where the filer names it in a fact of the same context. */
  member: string | null;
}

/** The days of a context, as stated; an instant is the end of itself. */
interface XbrlPeriod {
  start: string | null;
  end: string;
}

/** One parsed filing. */
export interface XbrlInstance {
  facts: XbrlFact[];
  form: XbrlForm;
  /** The breakdowns of each context that has any, by context id. */
  breakdowns: ReadonlyMap<string, readonly XbrlBreakdown[]>;
  /** The ids of all contexts, in the order of the filing. */
  contexts: readonly string[];
  /** By context id; contexts without a period are left out. */
  periods: ReadonlyMap<string, XbrlPeriod>;
  /** The company of each context, by context id; null if not stated. */
  entities: ReadonlyMap<string, XbrlEntity | null>;
  /** The ids of all units. */
  units: ReadonlySet<string>;
  /** What each unit measures, by its id: `iso4217:INR`. Units of two measures are left out. */
  measures: ReadonlyMap<string, string>;
  /** The first fact whose namespace is of no taxonomy of results, as it is written; null if there is none. */
  foreignFact: string | null;
}

/** The parser gives one element of a name as an object and several as an array. */
const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([z.array(item), item]);
const listOf = <Item>(one: Item | Item[] | undefined): Item[] =>
  one === undefined ? [] : Array.isArray(one) ? one : [one];

const Fact = z.object({
  '@contextRef': z.string(),
  '@unitRef': z.string().optional(),
  '#text': z.string().default(''),
});
/** The breakdowns of a context, which belong into its scenario and may stand in its entity. */
const Members = z
  .object({
    explicitMember: oneOrMore(z.object({ '@dimension': z.string(), '#text': z.string().default('') })),
    typedMember: oneOrMore(z.object({ '@dimension': z.string() })),
  })
  .partial();
const Context = z.object({
  '@id': z.string(),
  entity: z
    .object({
      identifier: z.object({ '@scheme': z.string().default(''), '#text': z.string() }).optional(),
      segment: Members.optional(),
    })
    .optional(),
  period: z
    .object({
      startDate: z.string().optional(),
      endDate: z.string().optional(),
      instant: z.string().optional(),
    })
    .optional(),
  scenario: Members.optional(),
});
const Unit = z.object({ '@id': z.string(), measure: z.string().optional().catch(undefined) });
const Document = z.object({
  xbrl: z.intersection(z.object({ context: z.array(Context).min(1) }), z.record(z.string(), z.unknown())),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
  isArray: (_name, path) => String(path).split('.').length === 2 && String(path).startsWith('xbrl.'),
});

/**
 * Parses an XBRL instance. Throws `DamagedFile` if it is not well-formed to the last tag, defines entities,
 * or is no XBRL.
 */
export function parseXbrl(text: string): XbrlInstance {
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    throw new DamagedFile(1, 'It defines entities of its own, which no filing does.');
  assertShallow(text);
  const wellFormed = XMLValidator.validate(text);
  if (wellFormed !== true) {
    throw new DamagedFile(wellFormed.err.line, `The XML is broken: ${wellFormed.err.msg}`);
  }
  const document = parsed(text);
  assertOneRoot(document);
  const read = Document.safeParse(document);
  if (!read.success) throw new DamagedFile(1, 'It is XML, but not an XBRL filing.');
  const { context, unit, ...elements } = read.data.xbrl;
  const units = (Array.isArray(unit) ? unit : []).flatMap((node: unknown) => Unit.safeParse(node).data ?? []);
  return {
    facts: Object.entries(elements).flatMap(([name, nodes]) => factsOf(name, nodes)),
    form: readForm(text),
    breakdowns: new Map(
      context.flatMap((one) => {
        const own = breakdownsOf(one);
        return own.length === 0 ? [] : [[one['@id'], own] as const];
      }),
    ),
    periods: new Map(context.flatMap((one) => periodOf(one))),
    entities: new Map(context.map((one) => [one['@id'], entityOf(one)])),
    contexts: context.map((one) => one['@id']),
    units: new Set(units.map((one) => one['@id'])),
    measures: new Map(
      units.flatMap(({ '@id': id, measure }) => (measure === undefined ? [] : [[id, measure] as const])),
    ),
    foreignFact: foreignFact(text),
  };
}

/** Parser errors, such as for tags named like JavaScript properties, mean that the file is damaged. */
function parsed(text: string): unknown {
  try {
    return parser.parse(text);
  } catch (error) {
    throw new DamagedFile(
      1,
      `The XML cannot be read: ${error instanceof Error ? error.message : 'no reason given'}`,
    );
  }
}

/** Beside the root element, a document has only its declaration. */
function assertOneRoot(document: unknown): void {
  const roots = typeof document === 'object' && document !== null ? Object.entries(document) : [];
  const elements = roots.filter(([name]) => !name.startsWith('?') && name !== '#text');
  if (elements.length > 1 || elements.some(([, content]) => Array.isArray(content)))
    throw new DamagedFile(1, 'It has more than one root element.');
}

/** Prefixes that every official filing binds to the taxonomy of results of its day. */
const ofResults = new Set(['in-bse-fin', 'in-capmkt']);

/**
 * The first fact that is not of a taxonomy of results. Names are read without their prefix, so a fact of another taxonomy
 * would be taken for one of this.
 */
function foreignFact(text: string): string | null {
  const bound = new Map(
    [...text.matchAll(/\sxmlns(?::([\w.-]+))?\s*=\s*["']([^"']*)["']/g)].map(
      ([, prefix = '', uri = '']) => [prefix, uri] as const,
    ),
  );
  for (const [, prefix = '', name = ''] of text.matchAll(
    /<(?:([\w.-]+):)?([\w.-]+)\s[^<>]*\bcontextRef\s*=/g,
  )) {
    const uri = bound.get(prefix);
    const isOfResults = uri === undefined ? ofResults.has(prefix) : /\/in-(?:bse-fin|capmkt)$/.test(uri);
    if (!isOfResults) return prefix === '' ? name : `${prefix}:${name}`;
  }
  return null;
}

/** Filings are nested six deep. Parsers recurse for every level, so the depth is checked before parsing. */
const deepest = 100;
/** The largest filings have some ten thousand, of few attributes each. Parsers take seconds beyond. */
const maxTags = 300_000;
const maxAttributes = 500;
const maxTagLetters = 2 * maxAttributes;

function assertShallow(text: string): void {
  let depth = 0;
  let tags = 0;
  for (const [tag] of text.matchAll(/<[^!?][^<>]*>/g)) {
    tags += 1;
    if (tags > maxTags) throw new DamagedFile(1, `It has more than ${maxTags} tags, as no filing has.`);
    if (tag.length > maxTagLetters && tag.split('=').length > maxAttributes)
      throw new DamagedFile(1, `A tag has more than ${maxAttributes} attributes, as in no filing.`);
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > deepest) throw new DamagedFile(1, `It is nested more than ${deepest} deep, as no filing is.`);
  }
}

function breakdownsOf({ scenario, entity }: z.infer<typeof Context>): XbrlBreakdown[] {
  return [scenario, entity?.segment].flatMap((members) => [
    ...listOf(members?.explicitMember).map((one) => ({
      axis: localName(one['@dimension']),
      member: localName(one['#text']),
    })),
    ...listOf(members?.typedMember).map((one) => ({ axis: localName(one['@dimension']), member: null })),
  ]);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function periodOf(one: z.infer<typeof Context>): [id: string, period: XbrlPeriod][] {
  const { startDate, endDate, instant } = one.period ?? {};
  const end = endDate ?? instant;
  return end === undefined ? [] : [[one['@id'], { start: startDate ?? null, end }]];
}

function entityOf({ entity }: z.infer<typeof Context>): XbrlEntity | null {
  const identifier = entity?.identifier;
  if (identifier === undefined) return null;
  return { scheme: identifier['@scheme'], name: withoutEntities(identifier['#text']) };
}

function factsOf(name: string, nodes: unknown): XbrlFact[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: unknown) => {
    const fact = Fact.safeParse(node);
    return fact.success
      ? [
          {
            name,
            context: fact.data['@contextRef'],
            text: withoutEntities(fact.data['#text']),
            unit: fact.data['@unitRef'] ?? null,
          },
        ]
      : [];
  });
}

/** The five predefined XML entities; the parser is configured to expand none. */
function withoutEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
