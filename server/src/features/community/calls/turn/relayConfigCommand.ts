import { parseArgs } from 'node:util';
import { readConfig } from '../../../../config/config';
import { runCommand } from '../../../../lib/runCommand';
import { relayConfig } from './relayConfig';

const usage = `Usage: TURN_URLS=… TURN_SECRET=… npm run --silent relay-config -w server -- --address <ip> --realm <name> [--port 3478] [--chain <pem> --key <pem>]

Prints a turnserver.conf for coturn that lets in exactly those whom this server gives credentials to.`;

function main(): number {
  const { values } = parseArgs({
    options: {
      address: { type: 'string' },
      realm: { type: 'string' },
      port: { type: 'string', default: '3478' },
      chain: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const { turn } = readConfig(process.env).calls;
  const { address, realm, port, chain, key } = values;
  if (!turn || address === undefined || realm === undefined || !/^\d+$/.test(port)) {
    console.error(usage);
    return 2;
  }
  const certificate = chain !== undefined && key !== undefined ? { certificate: { chain, key } } : {};
  process.stdout.write(
    relayConfig({ address, realm, port: Number(port), secret: turn.secret, ...certificate }),
  );
  return 0;
}

await runCommand(usage, main);
