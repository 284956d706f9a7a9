import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const linksByPath = z.record(z.string(), z.string());

/**
 * The `<link>` elements for the files of one page of the shell, from its build. Empty for other pages, and for requests that open no
 * document: the service worker stores one page for every address.
 */
export async function firstFilesOf(
  { headers }: FastifyRequest,
  shellDir: string,
  file: string,
): Promise<string> {
  if (headers['sec-fetch-dest'] !== 'document') return '';
  const written = await readFile(path.join(shellDir, 'first-files.json'), 'utf8').catch(() => '{}');
  return linksByPath.parse(JSON.parse(written))[`/${file}`] ?? '';
}
