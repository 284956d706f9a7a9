import nodemailer from 'nodemailer';
import type { IdentityConfig } from '../../../config/identityConfig';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends one mail; rejects if the mail server did not accept it. */
export type Mailer = (mail: Mail) => Promise<void>;

/** A mail server that is silent for this long counts as unreachable. */
const timeoutMs = 10_000;

/** Sends over SMTP. @param url `smtps://user:password@host:465`; with `smtp:`, STARTTLS if the server offers it, or has to */
export function smtpMailer({ url, from, requiresTls = false }: NonNullable<IdentityConfig['smtp']>): Mailer {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: requiresTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}
