import type { Page } from 'playwright-core';

/** What a page still holds once all that can go is gone. */
export interface HeapUsage {
  /** Bytes of the script's own things: objects, lists, text, closures. */
  bytes: number;
  /** Bytes of compiled code and what the browser notes in order to compile: it grows until all that runs often is optimised. */
  codeBytes: number;
  /** Connections, tracks, streams and their parts, as the browser counts them. */
  mediaObjects: number;
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/** Neither the script's doing nor its property: the browser's own objects, and places that stand for several others. */
const notTheScripts = new Set(['native', 'synthetic', 'code']);

/** Takes the page's heap apart. Takes seconds, in which the page stands still. */
export async function measureHeap(page: Page): Promise<HeapUsage> {
  const inspector = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  inspector.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  // what is only held weakly goes in the second round, and what it held in the third
  for (let round = 0; round < 3; round += 1) await inspector.send('HeapProfiler.collectGarbage');
  await inspector.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await inspector.detach();
  const snapshot: HeapSnapshot = JSON.parse(chunks.join(''));
  return sumUp(snapshot);
}

function sumUp({ snapshot, nodes, strings }: HeapSnapshot): HeapUsage {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('self_size')];
  const kept: HeapUsage = { bytes: 0, codeBytes: 0, mediaObjects: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? 0] ?? '';
    const bytes = nodes[at + size] ?? 0;
    if (kind === 'code') kept.codeBytes += bytes;
    if (!notTheScripts.has(kind)) kept.bytes += bytes;
    if (kind === 'native' && /^(RTC|MediaStream)/.test(strings[nodes[at + name] ?? 0] ?? ''))
      kept.mediaObjects += 1;
  }
  return kept;
}
