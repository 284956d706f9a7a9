import postcss, { type Declaration } from 'postcss';
import valueParser, { type Node } from 'postcss-value-parser';
import type { SourceFile } from './sourceFiles';

const LENGTH = /^[+-]?\d*\.?\d+(px|rem|em|pt)$/;
const COLOR_WORD = /^(#[0-9a-f]{3,8}|black|white|red|green|blue|gold|orange|purple|gr[ae]y|yellow)$/i;
const COLOR_FUNCTION = /^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/i;
/** The start of every property that spaces parts: the grid covers them. */
const SPACING = /^((scroll-)?(padding|margin)(-.*)?|(row-|column-)?gap)$/;
/** A line around or inside a box, which is not a shadow. */
const RING = /^(inset (-?\d+px|0) (-?\d+px|0) 0( \d+px)?|0 0 0 \d+px) /;

const isRawLength = ({ type, value }: Node) =>
  type === 'word' && LENGTH.test(value) && parseFloat(value) !== 0;
const isRawColor = ({ type, value }: Node) =>
  (type === 'word' && COLOR_WORD.test(value)) || (type === 'function' && COLOR_FUNCTION.test(value));

function has(value: string, isRaw: (node: Node) => boolean): boolean {
  let found = false;
  valueParser(value).walk((node) => {
    found ||= isRaw(node);
  });
  return found;
}

/** The kind of raw value in a declaration, if it has one. */
function rawKind({ prop, value }: Declaration): string | undefined {
  if (has(value, isRawColor)) return 'color';
  if (prop === 'font-size' && has(value, isRawLength)) return 'size';
  if (prop === 'font-family' && !/^(inherit|var\(--font)/.test(value)) return 'font';
  if (prop === 'font' && value !== 'inherit') return 'font';
  if (prop.endsWith('radius') && (has(value, isRawLength) || value.includes('%'))) return 'radius';
  if (prop === 'box-shadow' && !/^(none|var\(--shadow-[123]\))$/.test(value) && !RING.test(value))
    return 'shadow';
  // a margin of one pixel hides an outline or a border, it spaces nothing
  if (SPACING.test(prop) && has(value, (node) => isRawLength(node) && !/^-?1px$/.test(node.value)))
    return 'spacing';
  return undefined;
}

/** Every value of a style sheet that should be a token, as `path:line kind: declaration`. */
export function rawValuesIn({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  postcss.parse(text).walkDecls((declaration) => {
    const kind = rawKind(declaration);
    if (kind)
      found.push(
        `${path}:${declaration.source?.start?.line ?? 0} ${kind}: ${declaration.prop}: ${declaration.value}`,
      );
  });
  return found;
}

const COLOR_LITERAL = /['"`]#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})['"`]/i;
const STYLE_PROPERTY =
  /\b(fontSize|borderRadius|boxShadow|(padding|margin)(Top|Right|Bottom|Left|Block|Inline)?|(row|column)?[gG]ap): *(['"`](?![^'"`]*var\()[^'"`]*\d|[1-9])/;

/** The same for colours and inline styles of a component. */
export const rawValuesInCode = ({ path, text }: SourceFile): string[] =>
  text.split('\n').flatMap((line, at) => {
    const kind = COLOR_LITERAL.test(line) ? 'color' : STYLE_PROPERTY.test(line) ? 'size' : undefined;
    return kind ? [`${path}:${at + 1} ${kind}: ${line.trim()}`] : [];
  });
