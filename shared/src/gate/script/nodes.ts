import type { AnyNode, CallExpression, ObjectExpression, Property } from 'acorn';
import { full } from 'acorn-walk';

/** The string or number that a node states; undefined for everything else. */
export function literalOf(node: AnyNode | null | undefined): string | undefined {
  if (node?.type === 'Literal' && (typeof node.value === 'string' || typeof node.value === 'number'))
    return String(node.value);
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** The properties that an object states, by key. Others, such as spreads, are left out. */
export function propertiesOf(node: AnyNode | null | undefined): Map<string, Property['value']> {
  const found = new Map<string, Property['value']>();
  if (node?.type !== 'ObjectExpression') return found;
  for (const property of node.properties) {
    const key = property.type === 'Property' && keyOf(property);
    if (key !== false && key !== undefined && property.type === 'Property') found.set(key, property.value);
  }
  return found;
}

/** Whether every property of an object is stated. */
export const isWhole = (node: ObjectExpression) =>
  node.properties.every((property) => property.type === 'Property' && keyOf(property) !== undefined);

const keyOf = ({ key, computed }: Property) =>
  key.type === 'Identifier' && !computed ? key.name : literalOf(key);

/** The name after the dot, or in brackets. */
export function memberOf(node: AnyNode | null | undefined): string | undefined {
  if (node?.type !== 'MemberExpression') return undefined;
  if (node.property.type === 'Identifier' && !node.computed) return node.property.name;
  return node.property.type === 'PrivateIdentifier' ? undefined : literalOf(node.property);
}

/** `(0, a.b)` -> `a.b` */
export function plain(node: AnyNode): AnyNode {
  if (node.type === 'SequenceExpression') return plain(node.expressions.at(-1) ?? node);
  return node.type === 'ParenthesizedExpression' ? plain(node.expression) : node;
}

/** Every call below a node. */
export function callsIn(node: AnyNode): CallExpression[] {
  const calls: CallExpression[] = [];
  full(node, (each) => {
    if (each.type === 'CallExpression') calls.push(each);
  });
  return calls;
}

/** The strings of a list; undefined if it states anything else. */
export function stringsOf(node: AnyNode | null | undefined): string[] | undefined {
  if (node?.type !== 'ArrayExpression') return undefined;
  const strings = node.elements.map((element) => literalOf(element));
  return strings.every((each) => each !== undefined) ? strings : undefined;
}
