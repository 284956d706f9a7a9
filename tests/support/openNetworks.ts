import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWholeChromium } from '../../scripts/lib/findChromium.mjs';

/** Two networks of this machine that see nothing but each other: one for the product and its relay, one for browsers. */
export interface Networks {
  /** The product's address, the same in every run, for nobody else can see it. */
  server: string;
  /** Put before a command that runs on the product's side. */
  onServer: readonly string[];
  /** A program that starts Chromium on the side of the browsers. */
  chromium: string;
  /** What must not pass, in the words of nftables; replaces what was said before. */
  block: (...rules: string[]) => void;
  close: () => void;
}

const server = '10.77.0.1';
const client = '10.77.0.2';

/** Browsers of one machine find each other without a relay; this keeps them from it, in both directions. */
export const noDirectPath = `ip daddr ${client} ip saddr ${client} meta l4proto udp drop`;
/** Nothing gets through to the product's side, or from there. */
export const everything = `ip daddr { ${server} } drop`;
export const allUdp = 'meta l4proto udp drop';
/** The relay's port, over whatever transport. */
export const theRelay = (port: number) => `th dport ${String(port)} meta l4proto { tcp, udp } drop`;

/** Pictures find the product's side over the relay alone. */
export const pastTheRelay = (port: number) => `ip daddr ${server} udp dport != ${String(port)} drop`;

/** Why there can be no such networks here; null when there can. */
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

/** Makes the two networks and joins them. */
export function openNetworks(): Networks {
  const id = randomBytes(3).toString('hex');
  const [serverSide, clientSide] = [`tayyib-${id}s`, `tayyib-${id}c`];
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

/** The same for what comes instead of what goes. */
const mirrored = (rule: string) =>
  rule.replace(
    /\b([sd])(addr|port)\b/g,
    (_all, end: string, what: string) => `${end === 's' ? 'd' : 's'}${what}`,
  );

function run(command: string, ...rest: string[]): void {
  execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
}
