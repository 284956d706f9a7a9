import { productName } from '@tayyib/shared/brand';
import { codeMinutes } from '../oneTimeCodes/oneTimeCodes';
import { linkMinutes } from '../oneTimeCodes/oneTimeLinks';

export interface MailText {
  subject: string;
  body: string;
}

const notYou = 'If this was not you, ignore this mail: nothing happens without it.';

const mail = (subject: string, ...paragraphs: string[]): MailText => ({
  subject,
  body: [...paragraphs, `${productName}`].join('\n\n'),
});

/** The mails about an account. Codes are never in a link and links never in a code. */
export const identityMails = {
  verification: (code: string) =>
    mail(
      `Your ${productName} code`,
      `Enter this code to verify your email and finish signing up: ${code}`,
      `It works for ${codeMinutes} minutes, in the browser where you signed up. ${notYou}`,
    ),
  signInCode: (code: string) =>
    mail(
      `Your ${productName} code`,
      `Enter this code to sign in: ${code}`,
      `It works once, for ${codeMinutes} minutes. Never tell it to anyone: we do not ask for it. ${notYou}`,
    ),
  signInLink: (address: string) =>
    mail(
      `Sign in to ${productName}`,
      `Open this link to sign in:\n${address}`,
      `It works once, for ${linkMinutes} minutes. ${notYou}`,
    ),
  resetPassword: (address: string) =>
    mail(
      `Choose a new ${productName} password`,
      `Open this link to choose a new password:\n${address}`,
      `It works once, for ${linkMinutes} minutes. ${notYou} Your old password goes on working.`,
    ),
  alreadyRegistered: (address: string) =>
    mail(
      `You already have a ${productName} account`,
      `Someone, probably you, tried to sign up with this email. It has an account already. Sign in here:\n${address}`,
      'If you forgot the password, you can choose a new one there. If this was not you, there is nothing to do.',
    ),
  erasureCode: (code: string) =>
    mail(
      `Your ${productName} code`,
      `Enter this code to erase your account for good: ${code}`,
      `It works once, for ${codeMinutes} minutes, where you are signed in. If you do not want to erase your account, ignore this mail and choose a new password: someone else may be signed in to your account.`,
    ),
  phoneCode: (code: string) =>
    mail(
      `Your ${productName} code`,
      `Enter this code to change the phone number of your account: ${code}`,
      `It works once, for ${codeMinutes} minutes, where you are signed in. If you do not want to change it, ignore this mail and choose a new password: someone else may be signed in to your account.`,
    ),
  passwordChanged: () =>
    mail(
      `Your ${productName} password was changed`,
      'Your password was changed, and every device was signed out.',
      'If this was not you, choose a new password at once with “Forgot password?” on the sign-in page.',
    ),
  phoneAdded: () =>
    mail(
      `A phone number was added to your ${productName} account`,
      'From now on a code sent to that number signs in to your account.',
      'If this was not you, sign in, remove the number under Profile Details and choose a new password.',
    ),
  providerLinked: (provider: string) =>
    mail(
      `${provider} now signs in to your ${productName} account`,
      `Someone signed in to your account with ${provider}, which confirmed your email. From now on that signs in to your account.`,
      `If this was not you, secure your mailbox and your account at ${provider}, choose a new password, and remove ${provider} under Profile Details.`,
    ),
  providerCode: (code: string) =>
    mail(
      `Your ${productName} code`,
      `Enter this code to change whether Google or Apple sign in to your account: ${code}`,
      `It works once, for ${codeMinutes} minutes, where you are signed in. If you do not want to change this, ignore this mail and choose a new password: someone else may be signed in to your account.`,
    ),
  providerRemoved: (provider: string) =>
    mail(
      `${provider} no longer signs in to your ${productName} account`,
      `Signing in with ${provider} was removed from your account, and every other device was signed out.`,
      'If this was not you, choose a new password with “Forgot password?” on the sign-in page.',
    ),
  providerAllowed: (provider: string) =>
    mail(
      `${provider} signs in to your ${productName} account again`,
      `Signing in with ${provider}, which had been removed from your account, is allowed again.`,
      `If this was not you, sign in, remove ${provider} under Profile Details and choose a new password.`,
    ),
  secondFactorCode: (code: string) =>
    mail(
      `Your ${productName} code`,
      `Enter this code to change the second step of signing in to your account: ${code}`,
      `It works once, for ${codeMinutes} minutes, where you are signed in. If you do not want to change this, ignore this mail and choose a new password: someone may be signed in as you.`,
    ),
  secondFactorAdded: () =>
    mail(
      `Signing in to ${productName} now takes a second step`,
      'From now on signing in to your account also needs a code of your authenticator app. Every other device was signed out.',
      'If this was not you, write to us at once: someone else can sign in as you, and you cannot.',
    ),
  /** @param hasOther whether passkeys are left, so that signing in still takes a second step */
  secondFactorRemoved: (hasOther: boolean) =>
    hasOther
      ? mail(
          `The authenticator app of your ${productName} account was removed`,
          'Your authenticator app was removed from your account. Your passkeys and recovery codes still work.',
          'If this was not you, choose a new password with “Forgot password?” on the sign-in page and set up an authenticator app again.',
        )
      : mail(
          `Signing in to ${productName} no longer takes a second step`,
          'Your authenticator app and your recovery codes were removed from your account.',
          'If this was not you, choose a new password with “Forgot password?” on the sign-in page and set up an authenticator app again.',
        ),
  /** @param isFirst whether signing in takes a second step because of it */
  passkeyAdded: (name: string, isFirst: boolean) =>
    mail(
      `A passkey was added to your ${productName} account`,
      `The passkey “${name}” now signs in to your account.${isFirst ? ' Every other sign-in method needs a second step from now on.' : ''} Every other device was signed out.`,
      'If this was not you, choose a new password with “Forgot password?” on the sign-in page, sign in, and remove the passkey under Profile Details.',
    ),
  /** @param hasOther whether signing in still takes a second step */
  passkeyRemoved: (name: string, hasOther: boolean) =>
    mail(
      `A passkey was removed from your ${productName} account`,
      `The passkey “${name}” no longer signs in to your account.${hasOther ? '' : ' Signing in no longer takes a second step, and your recovery codes were removed.'}`,
      'If this was not you, choose a new password with “Forgot password?” on the sign-in page and add a passkey again.',
    ),
  secondFactorReset: () =>
    mail(
      `We reset the second step of your ${productName} account`,
      'You told us that you have lost your authenticator app, your passkeys and your recovery codes. We removed them, and signed you out everywhere. Sign in as before and set up a second step again.',
      'If you did not ask for this, choose a new password with “Forgot password?” on the sign-in page and write to us at once.',
    ),
  recoveryCodesReplaced: () =>
    mail(
      `Your ${productName} recovery codes were replaced`,
      'You have ten new recovery codes. The earlier ones no longer work.',
      'If this was not you, choose a new password with “Forgot password?” on the sign-in page.',
    ),
  recoveryCodeUsed: (left: number) =>
    mail(
      `A recovery code signed in to your ${productName} account`,
      `Someone signed in to your account with one of your recovery codes. ${left} of them are left.`,
      'If this was not you, choose a new password with “Forgot password?” on the sign-in page, and make new recovery codes under Profile Details.',
    ),
  secondStepFailed: () =>
    mail(
      `Someone could not finish signing in to your ${productName} account`,
      'Someone passed the first step of signing in to your account and then entered wrong codes. They were not signed in.',
      'If this was not you, choose a new password with “Forgot password?” on the sign-in page, and check who else can read your mail.',
    ),
  phoneRemoved: () =>
    mail(
      `The phone number of your ${productName} account was removed`,
      'Nobody gets into your account with that number any more.',
      'If this was not you, choose a new password with “Forgot password?” on the sign-in page.',
    ),
};

/** What fits into one text message. */
export const codeText = (code: string): string =>
  `${code} is your ${productName} code. It works for ${codeMinutes} minutes. Never tell it to anyone.`;
