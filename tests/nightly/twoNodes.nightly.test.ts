import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../build/paths.mjs';
import { enter, type Member } from './twoNodes/enter';
import { findLosses, type Losses } from './twoNodes/findLosses';
import { staysConnected } from './twoNodes/signOut';
import { startCluster } from './twoNodes/startCluster';
import { hasHaproxy } from './twoNodes/startHaproxy';
import { startLoad } from './twoNodes/startLoad';
import { describeWithRedis } from '../../server/src/testing/startRedis';

/** How often each fault is caused. */
const times = Number(process.env['TWO_NODES_TIMES'] ?? 1);
const memberCount = 8;
/** Seeds a database and starts two servers, also on a busy machine. */
const startMs = 300_000;
const outageMs = 10_000;
/** HAProxy asks every second whether a server is ready. */
const noticedMs = 2500;
/** For clients to reconnect and read again. */
const settledMs = 5000;

type Cluster = Awaited<ReturnType<typeof startCluster>>;

interface Fault {
  begin: (cluster: Cluster, round: number) => Promise<void>;
  /** What is repaired; in every other round only when writing has ended. */
  end?: (cluster: Cluster) => Promise<void>;
}

const faults: Record<string, Fault> = {
  'a rolling restart': {
    begin: async ({ nodes }) => {
      for (const node of nodes) {
        expect(await node.stop()).toBe(0);
        await node.start();
        await sleep(noticedMs);
      }
    },
  },
  'kill -9 of a server': {
    begin: async ({ nodes }, round) => {
      const node = nodes[round % 2];
      await node?.kill();
      await sleep(1000);
      await node?.start();
      await sleep(noticedMs);
    },
  },
  'ten seconds without Redis': {
    begin: async ({ redis }) => {
      redis.stop();
      await sleep(outageMs);
    },
    end: ({ redis }) => redis.startAgain(),
  },
  'ten seconds without PostgreSQL': {
    begin: async ({ database }) => {
      database.kill();
      await sleep(outageMs);
    },
    end: ({ database }) => database.startAgain(),
  },
};

interface Figures {
  rounds: number;
  requests: number;
  failed: number;
  lost: number;
  doubled: number;
  /** Pages that missed a push while they stayed connected. */
  stale: number;
  /** Pages that missed one and did not catch up when they reconnected. */
  staleAfterReconnect: number;
  stillSignedIn: number;
}

if (!hasHaproxy) console.warn('skipped: no haproxy on this machine (two built servers)');

(hasHaproxy ? describeWithRedis : describe.skip)('two built servers behind HAProxy', () => {
  let cluster: Cluster;
  let members: Member[];
  const measured: Record<string, Figures> = {};

  const entrance = () => ({
    server: cluster.nodes[0]?.address ?? '',
    proxy: cluster.proxy,
    store: cluster.database.url,
  });

  beforeAll(async () => {
    cluster = await startCluster();
    members = await Promise.all(Array.from({ length: memberCount }, () => enter(entrance())));
  }, startMs);
  afterAll(async () => {
    for (const { socket } of members ?? []) socket.close();
    await cluster?.stop();
    console.log(JSON.stringify(measured, null, 2));
  });

  /** Lets every page reconnect, as after any break of its connection. */
  async function reconnectAll(): Promise<void> {
    for (const { socket } of members) socket.io.engine.close();
    await sleep(settledMs);
  }

  async function runOnce({ begin, end }: Fault, round: number, figures: Figures): Promise<Losses> {
    const leaving = await Promise.all([enter(entrance()), enter(entrance())]);
    const load = startLoad(cluster.proxy, members);
    await sleep(1000);
    // while the fault lasts, a second after it began
    const signedOut = sleep(2000).then(() =>
      Promise.all(leaving.map((member) => staysConnected(cluster.proxy, member))),
    );
    await begin(cluster, round);
    if (round % 2 === 0) await load.finish();
    await end?.(cluster);
    await sleep(1000);
    await load.finish();
    const stillSignedIn = (await signedOut).filter(Boolean).length;
    await sleep(settledMs);
    const before = await findLosses(cluster.database.url, load.journals);
    if (before.stale.length > 0) await reconnectAll();
    const after = await findLosses(cluster.database.url, load.journals);
    const failed = load.takeFailures();
    load.close();
    figures.rounds += 1;
    figures.requests += load.requests();
    figures.failed += failed.length;
    figures.lost += before.lost.length;
    figures.doubled += before.doubled.length;
    figures.stale += before.stale.length;
    figures.staleAfterReconnect += after.stale.length;
    figures.stillSignedIn += stillSignedIn;
    mkdirSync(inRoot('.cache', 'tests'), { recursive: true });
    writeFileSync(inRoot('.cache', 'tests', 'twoNodes.json'), JSON.stringify(measured, null, 2));
    if (failed.length > 0) console.log(failed.slice(0, 5).join('\n'));
    return before;
  }

  it.each(Object.keys(faults))(
    '%s loses no acknowledged write and no push, and doubles none',
    async (name) => {
      const figures: Figures = {
        rounds: 0,
        requests: 0,
        failed: 0,
        lost: 0,
        doubled: 0,
        stale: 0,
        staleAfterReconnect: 0,
        stillSignedIn: 0,
      };
      measured[name] = figures;
      const fault = faults[name];
      for (let round = 0; fault && round < times; round += 1) {
        const { lost, doubled } = await runOnce(fault, round, figures);
        expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
      }
      expect(figures).toMatchObject({ rounds: times, staleAfterReconnect: 0, stillSignedIn: 0 });
      expect(figures.requests).toBeGreaterThan(100 * times);
      if (name === 'a rolling restart') expect(figures.failed).toBe(0);
    },
    // minutes on a busy machine
    300_000 * (times + 1),
  );
});
