import { maxMeshPeople } from '@tayyib/shared/limits';
import { z } from 'zod';

/** The server that forwards pictures in rooms of more than a few. Its program is Janus, which we start ourselves. */
export interface ForwardingConfig {
  /** Its name or path. */
  program: string;
  /** The address browsers reach this machine under, when that is not its own; null where it is. */
  publicAddress: string | null;
  /** UDP ports that have to be open to browsers. */
  ports: { from: number; to: number };
  /** Tells it its own public address. */
  stunServer: { host: string; port: number } | null;
}

const portRange = /^(\d{4,5})-(\d{4,5})$/;

/** The variables that say whether and how pictures are forwarded. */
export const forwardingEnvironment = {
  SFU: z.enum(['on', 'off'], 'must be on or off').optional(),
  /** Fewer spares each person’s own line, which sends but one picture then, and hides their addresses from each other. */
  SFU_FROM: z
    .string()
    .regex(/^\d$/, 'must be a number of people')
    .transform(Number)
    .refine((people) => people >= 2 && people <= maxMeshPeople + 1, `must be from 2 to ${maxMeshPeople + 1}`)
    .default(maxMeshPeople + 1),
  JANUS: z.string().default('janus'),
  SFU_PUBLIC_ADDRESS: z.union([z.ipv4(), z.ipv6()], 'must be an address like 203.0.113.7').optional(),
  SFU_PORTS: z
    .string()
    .regex(portRange, 'must be a range like 20000-20999')
    .refine((range) => {
      const [from = 0, to = 0] = range.split('-').map(Number);
      return from >= 1024 && to <= 65_535 && to - from >= 99;
    }, 'must be a range of at least 100 ports like 20000-20999')
    .default('20000-29999'),
};

/** Null where nothing is forwarded. It is on unless it is turned off, and never in tests that do not ask for it. */
export function readForwardingConfig(
  env: z.infer<z.ZodObject<typeof forwardingEnvironment>>,
  isTest: boolean,
  stunUrls: readonly string[],
): ForwardingConfig | null {
  if ((env.SFU ?? (isTest ? 'off' : 'on')) === 'off') return null;
  const [from = 0, to = 0] = env.SFU_PORTS.split('-').map(Number);
  const [, host, port = '3478'] = /^stun:([^:?]+)(?::(\d+))?/.exec(stunUrls[0] ?? '') ?? [];
  return {
    program: env.JANUS,
    publicAddress: env.SFU_PUBLIC_ADDRESS ?? null,
    ports: { from, to },
    stunServer: host === undefined ? null : { host, port: Number(port) },
  };
}
