import fp from 'fastify-plugin';
import type { MessageQueue } from './messageQueue';
import { createMessageQueue } from './messageQueue';
import { smtpMailer } from './smtpMailer';
import { httpSmsGateway } from './httpSmsGateway';

declare module 'fastify' {
  interface FastifyInstance {
    /** Queues mails and text messages. */
    messages: Pick<MessageQueue, 'add' | 'addDecoy' | 'forget' | 'isDelayed' | 'latest' | 'deliverDue'>;
  }
}

/** Mails and text messages are sent after the commit, so that response times do not reveal whether there was one. */
export const messages = fp(
  async (app) => {
    const { smtp, sms } = app.config.identity;
    const queue = createMessageQueue({
      db: app.db,
      clock: app.clock,
      jobs: app.jobs,
      mailer: smtp && smtpMailer(smtp, () => app.config.publicUrl?.origin),
      sms: sms && httpSmsGateway(sms),
    });
    app.decorate('messages', queue);
    app.jobs.add({ name: 'messages', everyMinutes: 60, run: () => queue.tidy() });
  },
  { name: 'messages', dependencies: ['clock', 'database', 'jobs'] },
);
