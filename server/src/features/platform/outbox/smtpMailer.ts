import nodemailer from 'nodemailer';
import { z } from 'zod';
import type { IdentityConfig } from '../../../config/identityConfig';
import type { MessageAttachment } from '../../../database/schema/platform/messageTables';
import { mailHtml } from './mailHtml';

interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The address that ends such mails with one click; null where there is none. */
  unsubscribe: string | null;
  attachment: MessageAttachment | null;
}

/** Sends one mail; rejects if the mail server did not accept it. */
export type Mailer = (mail: Mail) => Promise<void>;

/** A mail server that is silent for this long counts as unreachable. */
const timeoutMs = 10_000;

/**
 * Sends over SMTP.
 * @param url `smtps://user:password@host:465`; with `smtp:`, STARTTLS if the server offers it, or has to
 * @param originOf our own address at this time: the only one that mails show pictures of
 */
export function smtpMailer(
  { url, from, requiresTls = false }: NonNullable<IdentityConfig['smtp']>,
  originOf: () => string | undefined,
): Mailer {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: requiresTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return async ({ unsubscribe, attachment, ...mail }) => {
    const headers = unsubscribe === null ? {} : oneClick(unsubscribe);
    const html = mailHtml(mail.text, originOf());
    const attachments = attachment === null ? [] : [attachment];
    try {
      await transport.sendMail({ from, ...mail, ...(html !== null && { html }), attachments, headers });
    } catch (error) {
      throw withoutMail(error);
    }
  };
}

/** RFC 8058. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** What the library adds to its errors. */
const MailFailure = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
});

/** An error for the log. Mail servers repeat the recipient in their replies, and some the text. */
function withoutMail(error: unknown): Error {
  const { code, command, responseCode } = MailFailure.safeParse(error).data ?? {};
  const known = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  return new Error(`The mail server did not accept a message (${known || 'for an unknown reason'}).`);
}
