import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inRoot } from '../../build/paths.mjs';
import { readConfig, settingNames } from '../../server/src/config/config';

interface Compose {
  services: Record<string, { environment?: Record<string, string>; ports?: string[]; depends_on?: object }>;
}

const read = (...parts: string[]) => readFileSync(inRoot('deploy', ...parts), 'utf8');

/** Runs a checker of a file; both streams are its output. */
function check(command: string, ...args: string[]): { isOk: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { isOk: status === 0, output: stdout + stderr };
}

/** A test that needs a Debian package; without it the test is skipped, and the run says why. */
function itWith(program: string, name: string, test: () => void): void {
  const isThere = spawnSync(program, ['--version']).error === undefined;
  if (!isThere) console.warn(`skipped: no ${program} on this machine (${name})`);
  (isThere ? it : it.skip)(name, test);
}

/** The variables of a file like `tayyib.env.example`. */
const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)="?(.*?)"?$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

const filledIn = {
  IDENTITY_SECRET: '0123456789abcdef'.repeat(4),
  MODULE_SIGNING_KEY: 'a key',
  TURN_SECRET: '0123456789abcdef'.repeat(4),
};
/** Read by the client of the storage, not by us. */
const ofTheStorage = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
const unknown = (names: readonly string[]) =>
  names.filter((name) => !settingNames.includes(name) && !ofTheStorage.includes(name));

describe('the files of deploy/', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tayyib-deploy-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  itWith('haproxy', 'HAProxy accepts its configuration', () => {
    const pem = join(folder, 'site.pem');
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=tayyib.example'];
    execFileSync('openssl', [...request, '-keyout', pem, '-out', `${pem}.crt`], { stdio: 'ignore' });
    writeFileSync(pem, readFileSync(`${pem}.crt`, 'utf8') + readFileSync(pem, 'utf8'));
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, read('haproxy', 'haproxy.cfg').replace('/etc/haproxy/certs/', pem));
    expect(check('haproxy', '-c', '-f', file)).toMatchObject({ isOk: true });
  });

  itWith('caddy', 'Caddy accepts its configurations', () => {
    for (const name of ['Caddyfile', 'compose.Caddyfile']) {
      const file = join(folder, name);
      writeFileSync(file, read('caddy', name).replace('{$SITE}', 'tayyib.example'));
      const { isOk, output } = check(
        'caddy',
        'adapt',
        '--config',
        file,
        '--adapter',
        'caddyfile',
        '--validate',
      );
      expect([isOk, isOk ? '' : output]).toEqual([true, '']);
    }
  });

  itWith('systemd-analyze', 'systemd accepts the units, and they are confined', () => {
    const units = readdirSync(inRoot('deploy', 'systemd'));
    for (const name of units) {
      const text = read('systemd', name).replaceAll('/usr/bin/node', process.execPath);
      writeFileSync(join(folder, name), text);
    }
    const files = units.map((name) => join(folder, name));
    expect(check('systemd-analyze', 'verify', '--recursive-errors=no', ...files)).toEqual({
      isOk: true,
      output: '',
    });
    for (const file of files.filter((name) => name.endsWith('.service'))) {
      // the exposure of an ordinary service is 9.6
      const { isOk } = check('systemd-analyze', 'security', '--offline=true', '--threshold=25', file);
      expect([file, isOk]).toEqual([file, true]);
    }
  });

  it('name settings that the server has', () => {
    const units = read('systemd', 'tayyib@.service');
    const ofUnits = [...units.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const image = [...read('Containerfile').matchAll(/\b([A-Z_]{3,})=\S/g)].map(([, name = '']) => name);
    expect(ofUnits.length).toBeGreaterThan(2);
    expect(image).toContain('DATA_DIR');
    expect(unknown([...ofUnits, ...image, ...Object.keys(variablesIn(read('tayyib.env.example')))])).toEqual(
      [],
    );
  });

  it('start two servers in compose, whose settings are complete', () => {
    const { services }: Compose = parse(read('compose.yaml'), { merge: true });
    const example = { ...variablesIn(read('tayyib.env.example')), ...filledIn };
    const ranges = ['east', 'west'].map((name) => {
      const { environment = {}, ports = [] } = services[name] ?? {};
      expect(unknown(Object.keys(environment))).toEqual([]);
      const DATABASE_URL = environment['DATABASE_URL']?.replace(/\$\{.*?\}/, 'secret') ?? '';
      const config = readConfig({ ...example, ...environment, DATABASE_URL });
      const { from, to } = config.calls.forwarding?.ports ?? { from: 0, to: 0 };
      expect(ports).toEqual([`${from}-${to}:${from}-${to}/udp`]);
      return [from, to];
    });
    expect(new Set(ranges.flat()).size).toBe(4);
    expect(Object.keys(services)).toEqual(['east', 'west', 'proxy', 'postgres', 'redis', 'relay']);
  });

  it('run the image without root, and ask whether the server is ready', () => {
    const last =
      read('Containerfile')
        .split(/^FROM /m)
        .at(-1) ?? '';
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK[^]*\/api\/ready/m);
    expect(last.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /app ./']);
    expect(last).not.toMatch(/npm (ci|install)/);
  });
});
