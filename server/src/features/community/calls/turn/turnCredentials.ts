import { createHmac } from 'node:crypto';

export interface TurnCredentials {
  username: string;
  credential: string;
}

/**
 * TURN credentials valid until `expiresAt`: `use-auth-secret` of coturn, after draft-uberti-behave-turn-rest.
 * The relay counts its quota by the name after the colon.
 */
export function turnCredentials(secret: string, name: string, expiresAt: Date): TurnCredentials {
  const username = `${Math.floor(expiresAt.getTime() / 1000)}:${name}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
