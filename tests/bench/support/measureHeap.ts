import type { Page } from 'playwright-core';

/** The memory that a page retains after garbage collection. */
export interface HeapUsage {
  /** Bytes of script objects: objects, arrays, strings, closures. */
  bytes: number;
  /** Bytes of compiled code and its metadata, which grow until hot code is optimized. */
  codeBytes: number;
  /** Connections, tracks, streams and their parts. */
  mediaObjects: number;
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/** Nodes that scripts do not own: browser objects, and synthetic nodes. */
const notTheScripts = new Set(['native', 'synthetic', 'code']);

/** Analyzes a heap snapshot. It blocks the page for seconds. */
export async function measureHeap(page: Page): Promise<HeapUsage> {
  const inspector = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  inspector.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  // weakly referenced objects are collected in the second round, and what they referenced in the third
  for (let round = 0; round < 3; round += 1) await inspector.send('HeapProfiler.collectGarbage');
  await inspector.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await inspector.detach();
  const snapshot: HeapSnapshot = JSON.parse(chunks.join(''));
  return sumUp(snapshot);
}

function sumUp({ snapshot, nodes, strings }: HeapSnapshot): HeapUsage {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const name = fields.indexOf('name');
  const size = fields.indexOf('self_size');
  const usage: HeapUsage = { bytes: 0, codeBytes: 0, mediaObjects: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? 0] ?? '';
    const bytes = nodes[at + size] ?? 0;
    if (kind === 'code') usage.codeBytes += bytes;
    if (!notTheScripts.has(kind)) usage.bytes += bytes;
    if (kind === 'native' && /^(RTC|MediaStream)/.test(strings[nodes[at + name] ?? 0] ?? ''))
      usage.mediaObjects += 1;
  }
  return usage;
}
