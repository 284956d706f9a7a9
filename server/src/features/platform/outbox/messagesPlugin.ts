import fp from 'fastify-plugin';
import type { MessageQueue } from './messageQueue';
import { createMessageQueue } from './messageQueue';
import { smtpMailer } from './smtpMailer';
import { httpSmsGateway } from './httpSmsGateway';

const lookEveryMs = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Where a feature leaves mails and text messages. */
    messages: Pick<MessageQueue, 'add' | 'addDecoy' | 'isDelayed' | 'latest' | 'deliverDue'> & {
      /** Sends soon what was queued: call it after the commit. Without it a message waits for the next look. */
      wake(): void;
    };
  }
}

/** Mails and text messages leave after the answer, so that no answer's time tells whether there was one to send. */
export const messages = fp(
  async (app) => {
    const { smtp, sms } = app.config.identity;
    const queue = createMessageQueue({
      db: app.db,
      clock: app.clock,
      mailer: smtp && smtpMailer(smtp),
      sms: sms && httpSmsGateway(sms),
      onFailure: ({ id, channel, attempts }, error) =>
        app.log.warn({ message: id, channel, attempts, err: error }, 'A message did not leave'),
    });
    let isStopped = false;
    let timer: NodeJS.Timeout | undefined;
    let round: Promise<void> = Promise.resolve();
    const deliver = () => {
      round = round
        .then(() => (isStopped ? undefined : queue.deliverDue()))
        .catch((error: unknown) => app.log.error(error, 'Messages could not be read'));
    };
    app.decorate('messages', { ...queue, wake: deliver });
    app.jobs.add({ name: 'messages', everyMinutes: 60, run: () => queue.tidy() });
    app.addHook('onListen', async () => {
      timer = setInterval(deliver, lookEveryMs).unref();
    });
    app.addHook('preClose', async () => {
      isStopped = true;
      clearInterval(timer);
      await round;
    });
  },
  { name: 'messages', dependencies: ['clock', 'database', 'jobs'] },
);
