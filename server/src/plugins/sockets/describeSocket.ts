import { productName } from '@tayyib/shared/brand';
import { Acknowledgement, replySchemas, serverEventSchemas } from '@tayyib/shared/contracts';
import { z } from 'zod';
import type { ClientEventName, DescribedPolicy } from './socketEvents';

const channel = { $ref: '#/channels/socket' };
const messageRef = (id: string) => ({ $ref: `#/channels/socket/messages/${id}` });
/** A key of the document: letters, digits, dots, dashes (AsyncAPI 3.0, section "Components Object"). */
const keyOf = (event: string) => event.replaceAll(/[^\w.-]/g, '.');

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** All socket events as an AsyncAPI document, from the schemas that validate them. */
export function describeSocket(policies: ReadonlyMap<ClientEventName, DescribedPolicy>) {
  const fromClients = [...policies].map(([name, { access, schema, limit }]) => {
    const id = `client.${keyOf(name)}`;
    const carriesNothing = schema instanceof z.ZodUndefined;
    const reply = replySchemas[name];
    const yes = reply ? reply.extend({ ok: z.literal(true) }) : null;
    return {
      id,
      messages: {
        [id]: { name, ...(carriesNothing ? {} : { payload: jsonSchema(schema) }) },
        [`${id}.answer`]: {
          name: `${name} (answer)`,
          payload: jsonSchema(yes ? z.union([yes, Acknowledgement]) : Acknowledgement),
        },
      },
      operation: {
        action: 'receive',
        channel,
        title: name,
        description: `For ${access}. A connection may send ${limit.burst} at once and ${Number(limit.perSecond.toFixed(3))} more each second.`,
        'x-access': access,
        messages: [messageRef(id)],
        reply: { channel, messages: [messageRef(`${id}.answer`)] },
      },
    };
  });
  const fromServer = Object.entries(serverEventSchemas).map(([name, { summary, payload }]) => {
    const id = `server.${keyOf(name)}`;
    return {
      id,
      messages: { [id]: { name, summary, ...(payload && { payload: jsonSchema(payload) }) } },
      operation: { action: 'send', channel, title: name, summary, messages: [messageRef(id)] },
    };
  });
  const all = [...fromClients, ...fromServer];
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${productName} socket`,
      version: '1.0.0',
      description:
        'Messages over socket.io, in the session of the page. Every message of a browser is answered; an answer that is not ok carries a code and a sentence.',
    },
    defaultContentType: 'application/json',
    channels: {
      socket: { address: '/socket.io', messages: Object.assign({}, ...all.map(({ messages }) => messages)) },
    },
    operations: Object.fromEntries(all.map(({ id, operation }) => [id, operation])),
  };
}
