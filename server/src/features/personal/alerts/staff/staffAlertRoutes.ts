import {
  Broadcast,
  BroadcastBody,
  DoneReply,
  Problem,
  ScannerAddressReply,
  ScannerBody,
  ScannerChange,
  ScannerParams,
  Scanner,
  StaffAlertsReply,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createPictureRepository } from './pictureRepository';
import { publicAddress } from '../../../../lib/publicAddress';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { audit } from '../../../platform/audit/audit';
import { addBroadcast, listBroadcasts, sendBroadcast } from './broadcastRepository';
import { createScannerRepository, toScanner } from './scannerRepository';

const tags = ['Notifications'];
const read = { access: 'staff' } as const;
const config = { access: 'staff', rateLimit: httpLimits.alertChanges } as const;
const hitRetentionMs = 3 * 24 * 3_600_000;

const noSuchScanner = () => new ProblemError(404, 'no-such-scanner', 'There is no such scanner any more.');

/** Messages to everyone, and scanners, for staff. Everything is in the audit log. */
export const staffAlertRoutes: FastifyPluginAsyncZod = async (app) => {
  const scanners = createScannerRepository(app.db);
  const pictures = createPictureRepository(app.db);
  const send = app.jobs.handle({
    name: 'send-broadcast',
    payload: z.object({ id: z.uuid() }),
    run: ({ id }, ending) => sendBroadcast(app.db, id, ending),
  });
  app.jobs.add({
    name: 'forget-scanner-hits',
    everyMinutes: 24 * 60,
    run: () => scanners.deleteOldHits(new Date(app.clock.now().getTime() - hitRetentionMs)),
  });

  const note = (request: FastifyRequest, event: 'broadcast-sent' | 'scanner-managed', detail: object) =>
    audit(app.db, {
      at: app.clock.now(),
      userId: null,
      event,
      actor: viewerOf(request).userId,
      address: request.ip,
      detail: { ...detail },
    });
  const addressed = ({ row, secret }: { row: Parameters<typeof toScanner>[0]; secret: string }) => ({
    scanner: toScanner(row),
    address: publicAddress(app, `/api/hooks/scanners/${secret}`),
  });

  app.get(
    '/staff/alerts',
    { schema: { tags, response: { 200: StaffAlertsReply } }, config: read },
    async () => ({ scanners: await scanners.list(), broadcasts: await listBroadcasts(app.db) }),
  );

  app.post(
    '/staff/alerts/broadcasts',
    { schema: { tags, body: BroadcastBody, response: { 201: Broadcast, 404: Problem } }, config },
    async (request, reply) => {
      const { body } = request;
      if (body.image !== null && !(await pictures.has(body.image)))
        throw new ProblemError(404, 'no-such-picture', 'Upload the picture again.', 'image');
      const at = app.clock.now();
      const stored = await app.db.transaction(async (transaction) => {
        const row = await addBroadcast(transaction, body, at);
        await send(transaction, { id: row.id });
        return row;
      });
      await note(request, 'broadcast-sent', { broadcast: stored.id });
      return reply.code(201).send({ ...stored, at: at.toISOString(), recipients: 0 });
    },
  );

  app.post(
    '/staff/alerts/scanners',
    { schema: { tags, body: ScannerBody, response: { 201: ScannerAddressReply } }, config },
    async (request, reply) => {
      const added = await scanners.add(request.body.name, app.clock.now());
      if (!added) throw new Error('PostgreSQL stored a scanner without returning it.');
      await note(request, 'scanner-managed', { scanner: added.row.id, did: 'added' });
      return reply.code(201).send(addressed(added));
    },
  );

  app.post(
    '/staff/alerts/scanners/:id/address',
    {
      schema: { tags, params: ScannerParams, response: { 200: ScannerAddressReply, 404: Problem } },
      config,
    },
    async (request) => {
      const replaced = await scanners.replaceSecret(request.params.id);
      if (!replaced) throw noSuchScanner();
      await note(request, 'scanner-managed', { scanner: replaced.row.id, did: 'address replaced' });
      return addressed(replaced);
    },
  );

  app.patch(
    '/staff/alerts/scanners/:id',
    {
      schema: {
        tags,
        params: ScannerParams,
        body: ScannerChange,
        response: { 200: Scanner, 404: Problem },
      },
      config,
    },
    async (request) => {
      const changed = await scanners.change(request.params.id, request.body);
      if (!changed) throw noSuchScanner();
      const did = changed.isPaused ? 'paused' : 'resumed';
      await note(request, 'scanner-managed', { scanner: changed.id, did });
      return toScanner(changed);
    },
  );

  app.delete(
    '/staff/alerts/scanners/:id',
    { schema: { tags, params: ScannerParams, response: { 200: DoneReply, 404: Problem } }, config },
    async (request) => {
      if (!(await scanners.remove(request.params.id))) throw noSuchScanner();
      await note(request, 'scanner-managed', { scanner: request.params.id, did: 'removed' });
      return { success: true as const };
    },
  );

  app.post(
    '/staff/alerts/scanners/:id/test',
    { schema: { tags, params: ScannerParams, response: { 200: DoneReply, 404: Problem } }, config },
    async (request) => {
      const scanner = await scanners.find(request.params.id);
      if (!scanner) throw noSuchScanner();
      await scanners.test(scanner, viewerOf(request).userId, app.clock.now());
      return { success: true as const };
    },
  );
};
