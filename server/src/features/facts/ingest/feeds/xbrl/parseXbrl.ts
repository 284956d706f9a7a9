import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { DamagedFile } from '../DamagedFile';

/** One reported fact: `in-bse-fin:Assets` in context `OneI` is `{ name: 'Assets', context: 'OneI', text: '…' }`. */
export interface XbrlFact {
  name: string;
  context: string;
  text: string;
}

/** The member of the reportable-segments axis that a context speaks of, by context id. */
export type SegmentContexts = ReadonlySet<string>;

const segmentAxis = 'in-bse-fin:ReportableSegmentsAxis';

const Fact = z.object({ '@contextRef': z.string(), '#text': z.string().default('') });
const Context = z.object({
  '@id': z.string(),
  scenario: z
    .object({
      explicitMember: z.object({ '@dimension': z.string(), '#text': z.string().default('') }).optional(),
    })
    .optional(),
});
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
 * Takes an XBRL instance apart. Throws `DamagedFile` when it is not well-formed to the last tag, brings its own entities,
 * or is no XBRL.
 */
export function parseXbrl(text: string): { facts: XbrlFact[]; segmentContexts: SegmentContexts } {
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    throw new DamagedFile(1, 'It defines entities of its own, which no filing does.');
  const wellFormed = XMLValidator.validate(text);
  if (wellFormed !== true) {
    throw new DamagedFile(wellFormed.err.line, `The XML is broken: ${wellFormed.err.msg}`);
  }
  const read = Document.safeParse(parser.parse(text));
  if (!read.success) throw new DamagedFile(1, 'It is XML, but not an XBRL filing.');
  const { context, ...elements } = read.data.xbrl;
  return {
    facts: Object.entries(elements).flatMap(([name, nodes]) => factsOf(name, nodes)),
    segmentContexts: new Set(
      context
        .filter(({ scenario }) => scenario?.explicitMember?.['@dimension'] === segmentAxis)
        .map((segment) => segment['@id']),
    ),
  };
}

function factsOf(name: string, nodes: unknown): XbrlFact[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: unknown) => {
    const fact = Fact.safeParse(node);
    return fact.success
      ? [{ name, context: fact.data['@contextRef'], text: withoutEntities(fact.data['#text']) }]
      : [];
  });
}

/** The five entities XML itself has; the parser is told to expand none. */
function withoutEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
