import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWholeChromium } from '../../scripts/lib/findChromium.mjs';

/** Two network namespaces that reach only each other: one for the product and its relay, one for browsers. */
export interface Networks {
  /** The product's IP address, the same in every run. */
  server: string;
  /** The prefix of commands that run on the product's side. */
  onServer: readonly string[];
  /** A program that starts Chromium on the browsers' side. */
  chromium: string;
  /** Blocks traffic by nftables rules; replaces earlier rules. */
  block: (...rules: string[]) => void;
  close: () => void;
}

const server = '10.77.0.1';
const client = '10.77.0.2';

/** Blocks direct connections between browsers on this machine, in both directions. */
export const noDirectPath = `ip daddr ${client} ip saddr ${client} meta l4proto udp drop`;
/** Blocks all traffic to and from the product's side. */
export const everything = `ip daddr { ${server} } drop`;
export const allUdp = 'meta l4proto udp drop';
/** Blocks the relay's port over any transport. */
export const theRelay = (port: number) => `th dport ${String(port)} meta l4proto { tcp, udp } drop`;

/** Allows media to the product's side only over the relay. */
export const pastTheRelay = (port: number) => `ip daddr ${server} udp dport != ${String(port)} drop`;

/** Why this machine cannot create such networks, or null. */
export function whyNoNetworks(): string | null {
  const name = `tayyib-${randomBytes(3).toString('hex')}`;
  if (spawnSync('ip', ['netns', 'add', name]).status !== 0)
    return 'no network namespaces (they take root and the package iproute2)';
  const works = (...words: string[]) => spawnSync('ip', words).status === 0;
  const hasWires = works('-n', name, 'link', 'add', 'one', 'type', 'veth', 'peer', 'name', 'other');
  const hasRules = works('netns', 'exec', name, 'nft', 'list', 'ruleset');
  works('netns', 'del', name);
  if (!hasWires) return 'no pairs of virtual network cards in network namespaces';
  return hasRules ? null : 'no nftables in network namespaces';
}

/** Creates the two networks and connects them. */
export function openNetworks(): Networks {
  const id = randomBytes(3).toString('hex');
  const serverSide = `tayyib-${id}s`;
  const clientSide = `tayyib-${id}c`;
  const folder = mkdtempSync(join(tmpdir(), 'tayyib-networks-'));
  for (const side of [serverSide, clientSide]) {
    run('ip', 'netns', 'add', side);
    run('ip', '-n', side, 'link', 'set', 'lo', 'up');
  }
  run('ip', '-n', serverSide, 'link', 'add', 'wire', 'type', 'veth', 'peer', 'wire', 'netns', clientSide);
  for (const [side, address] of [
    [serverSide, server],
    [clientSide, client],
  ] as const) {
    run('ip', '-n', side, 'address', 'add', `${address}/24`, 'dev', 'wire');
    run('ip', '-n', side, 'link', 'set', 'wire', 'up');
  }
  const chromium = join(folder, 'chromium');
  const inClient = `ip netns exec ${clientSide} ${findWholeChromium() ?? 'chromium'}`;
  writeFileSync(chromium, `#!/bin/sh\nexec ${inClient} "$@"\n`);
  chmodSync(chromium, 0o755);
  const block = (...rules: string[]) => {
    const hooks = ['output', 'input'].map(
      (hook) =>
        `chain ${hook} { type filter hook ${hook} priority 0; policy accept; ${rules
          .map((rule) => (hook === 'input' ? mirrored(rule) : rule))
          .join('; ')}${rules.length > 0 ? ';' : ''} }`,
    );
    const text = `flush ruleset\ntable inet calls {\n${hooks.join('\n')}\n}\n`;
    execFileSync('ip', ['netns', 'exec', clientSide, 'nft', '-f', '-'], { input: text });
  };
  return {
    server,
    onServer: ['ip', 'netns', 'exec', serverSide],
    chromium,
    block,
    close: () => {
      for (const side of [clientSide, serverSide]) run('ip', 'netns', 'del', side);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same rule for the opposite direction. */
const mirrored = (rule: string) =>
  rule.replace(
    /\b([sd])(addr|port)\b/g,
    (_all, end: string, what: string) => `${end === 's' ? 'd' : 's'}${what}`,
  );

function run(command: string, ...rest: string[]): void {
  execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
}
