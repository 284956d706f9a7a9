import { z } from 'zod';
import { forwardingEnvironment, readForwardingConfig, type ForwardingConfig } from './forwardingConfig';

/** How browsers in a call find each other. */
export interface CallsConfig {
  /** STUN servers, which tell a browser its own public address: without one, no call between two home networks connects. */
  stunUrls: readonly string[];
  /**
   * TURN relays for networks that block direct paths, and the secret we share with them; null without one.
   */
  turn: { urls: readonly string[]; secret: string; goodForSeconds: number } | null;
  /** Calls a user may place in a row, and again in each minute. */
  allowance: number;
  /** The server that forwards media in larger rooms; null without one. */
  forwarding: ForwardingConfig | null;
  /** From this many members on a room is forwarded. The same on all servers. */
  forwardFrom: number;
}

/** Short secrets can be guessed from a single credential, which every caller sees. */
const minSecretLength = 32;

/** Long enough for a call on a train, short enough for credentials to be worth little elsewhere. */
const defaultTurnSeconds = 3600;
const defaultAllowance = 5;
/** A public server, which learns the address of a browser in a call and nothing else. */
const defaultStunUrls = ['stun:stun.l.google.com:19302'];
/** Turns the default off, since empty variables count as absent. */
const noStun = 'none';

const countUpTo = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d*$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value <= max, `must be at most ${max}`);

const list = (protocols: readonly string[], example: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((url) => url.trim()))
    .refine(
      (urls) => urls.every((url) => protocols.some((protocol) => url.startsWith(`${protocol}:`))),
      `must be a list like ${example}`,
    );

/** The variables that configure STUN and TURN. */
export const callsEnvironment = {
  STUN_URLS: z
    .literal(noStun)
    .transform((): string[] => [])
    .or(list(['stun', 'stuns'], 'stun:turn.example:3478'))
    .optional(),
  TURN_URLS: list(
    ['turn', 'turns'],
    'turn:turn.example:3478?transport=udp,turns:turn.example:443?transport=tcp',
  ).optional(),
  TURN_SECRET: z.string().min(minSecretLength, `must have at least ${minSecretLength} characters`).optional(),
  TURN_TTL_SECONDS: countUpTo(86_400).default(defaultTurnSeconds),
  /** Higher values are for benchmarks only. */
  CALL_ALLOWANCE: countUpTo(10_000).default(defaultAllowance),
  ...forwardingEnvironment,
};

/** Throws an Error whose message names the missing variable. */
export function readCallsConfig(
  env: z.infer<z.ZodObject<typeof callsEnvironment>>,
  isTest: boolean,
): CallsConfig {
  const { TURN_URLS: urls, TURN_SECRET: secret } = env;
  // tests reach nothing outside
  const stunUrls = env.STUN_URLS ?? (isTest ? [] : defaultStunUrls);
  if (urls && secret === undefined)
    throw new Error('TURN_SECRET is needed with TURN_URLS: it is the static-auth-secret of the relay.');
  const turn = urls && secret !== undefined ? { urls, secret, goodForSeconds: env.TURN_TTL_SECONDS } : null;
  const forwarding = readForwardingConfig(env, isTest, env.STUN_URLS ?? []);
  return { stunUrls, turn, allowance: env.CALL_ALLOWANCE, forwarding, forwardFrom: env.SFU_FROM };
}
