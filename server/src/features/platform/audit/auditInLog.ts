import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import fp from 'fastify-plugin';
import { onAuditEntry } from './audit';

/** Repeats every entry of the audit log in the log of the server, which goes where the server itself cannot change it (ADR 0195). */
export const auditInLog: FastifyPluginAsyncZod = fp(
  async (app) => {
    const stop = onAuditEntry((security) => app.log.info({ security }, 'audit log entry'));
    app.addHook('onClose', async () => stop());
  },
  { name: 'audit-in-log' },
);
