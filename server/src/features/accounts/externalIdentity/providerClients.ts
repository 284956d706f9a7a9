import type { Configuration } from 'openid-client';
import { allowInsecureRequests, enableNonRepudiationChecks, discovery } from 'openid-client';
import type { Clock } from '../../../plugins/clock';
import type { Provider } from './providers';
import { dayMs } from '../../../lib/durations';

const timeoutSeconds = 10;
const refreshAfterMs = dayMs;

/**
 * The metadata of providers, fetched on first use and again each day. A failed fetch is retried at the next
 * sign-in, so an outage ends with it.
 */
export function createProviderClients(clock: Clock) {
  const known = new Map<string, { client: Promise<Configuration>; askedAt: number }>();

  return async (provider: Provider): Promise<Configuration> => {
    const { id, issuer, clientId, authentication } = provider;
    const now = clock.now().getTime();
    const before = known.get(id);
    if (before && now - before.askedAt < refreshAfterMs) return before.client;
    const client = discovery(issuer, clientId, undefined, authentication, {
      timeout: timeoutSeconds,
      // the configuration allows no such issuer in production
      execute: [
        // without it the library trusts TLS to the provider and leaves the signature of ID tokens unchecked
        enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    });
    known.set(id, { client, askedAt: now });
    client.catch(() => known.delete(id));
    return client;
  };
}
