import { useState } from 'react';
import type { OwnProofBody } from '@tayyib/shared/contracts';

/** What a user types to prove who they are: the password, or a code from a mail. */
export interface OwnProof {
  usesMail: boolean;
  value: string;
  setValue: (value: string) => void;
  /** Asks for a code by mail from now on, and requests one. */
  requestMail: () => void;
  /** The proof as a request contains it. */
  body: OwnProofBody;
}

/** The state of a proof; a user without a password can only use mail. */
export function useOwnProof(hasPassword: boolean, sendMail: () => void): OwnProof {
  const [value, setValue] = useState('');
  const [usesMail, setUsesMail] = useState(!hasPassword);
  const requestMail = () => {
    setUsesMail(true);
    setValue('');
    sendMail();
  };
  return { usesMail, value, setValue, requestMail, body: usesMail ? { code: value } : { password: value } };
}
