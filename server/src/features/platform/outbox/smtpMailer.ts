import nodemailer from 'nodemailer';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Hands one mail on; rejects when it was not taken. */
export type Mailer = (mail: Mail) => Promise<void>;

/** A mail server that is silent for this long counts as away. */
const timeoutMs = 10_000;

/** Sends over SMTP. @param url `smtps://user:password@host:465`; with `smtp:` TLS begins when the server offers it */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}
