import { productName } from '@tayyib/shared/brand';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { isCommonPassword } from './commonPasswords';

interface Owner {
  email: string;
  firstName: string;
  lastName: string;
}

/** What attackers try here before anything else. */
const tooObvious = [productName, 'india', 'admin'];

/** A name this short occurs in too many good passwords. */
const shortestName = 4;

/**
 * Refuses what attackers try first: stolen passwords, the user's own email and names. No composition rules:
 * they make passwords worse (NIST SP 800-63B-4, 3.1.1.2, August 2025).
 * @throws ProblemError 400
 */
export function checkPassword(password: string, { email, firstName, lastName }: Owner): void {
  if (isCommonPassword(password))
    throw weak('This password is on lists of stolen passwords. Choose another one.');
  const [mailbox = ''] = email.split('@');
  const names = [email, mailbox, firstName, lastName, `${firstName}${lastName}`, ...tooObvious].map(plain);
  if (names.some((name) => name.length >= shortestName && isMostly(plain(password), name)))
    throw weak('This password is easily guessed from your name or email. Choose another one.');
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether the name makes up more than half of the password. */
const isMostly = (password: string, name: string) =>
  password.includes(name) && name.length * 2 > password.length;

const weak = (sentence: string) => new ProblemError(400, 'weak-password', sentence, 'password');
