import type { RawNode, Spot } from '../grammar/rawTree';

/** The position of the first part above the limit; null where there are at most `max`. Every number and every metric or ratio is a part. */
export function firstPartBeyond(node: RawNode, max: number): Spot | null {
  let count = 0;
  for (const part of partsOf(node)) if (++count > max) return { start: part.start, end: part.end };
  return null;
}

/** In the order of the text. Not recursive: nested generators would pass each part up every level. */
function* partsOf(root: RawNode): Generator<Spot> {
  const ahead: RawNode[] = [root];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    const within = inside(node);
    if (within === null) yield node;
    else ahead.push(...[...within].reverse());
  }
}

/** The children of a node; null for a leaf. */
function inside(node: RawNode): readonly RawNode[] | null {
  switch (node.type) {
    case 'group':
      return [node.inner];
    case 'and':
    case 'or':
      return node.parts;
    case 'not':
      return [node.part];
    case 'compare':
      return [node.left, node.right, ...node.more];
    case 'between':
      return [node.left, node.low, node.high];
    case 'among':
      return [node.left, ...node.values];
    case 'trend':
      return [node.left];
    case 'negate':
      return [node.of];
    case 'arithmetic':
      return [node.left, node.right];
    case 'number':
    case 'value':
    case 'choose':
    case 'changed':
      return null;
  }
}
