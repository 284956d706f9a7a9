import type { Remainder } from '@tayyib/shared/contracts';

/**
 * Why some data remains after a user is erased. Users with such data see the reasons when they erase their account.
 * The laws and their requirements: docs/product/accounts.md.
 */
export const remainders = {
  books: {
    what: 'Orders, invoices, credit notes and refunds, without your name and email.',
    why: 'Section 36 of the CGST Act 2017 and section 128(5) of the Companies Act 2013 ask for the books.',
    howLong: 'At least eight financial years.',
  },
  securityLog: {
    what: 'The security log: what happened when and from which network address, under a random number that identifies no person.',
    why: 'Rule 8(3) of the Digital Personal Data Protection Rules 2025 asks for logs.',
    howLong: 'One year from each entry.',
  },
  signed: {
    what: 'Standards, verdicts and facts that you signed for us, with your name.',
    why: 'Every verdict says who answers for it. Section 12(3) of the Digital Personal Data Protection Act 2023 allows what the purpose still needs.',
    howLong: 'For as long as the verdicts can be looked up.',
  },
  work: {
    what: 'What you published and changed as one of our staff, under no name, or under a random number that identifies no person.',
    why: 'The operator must be able to see when and how the product was changed.',
    howLong: 'For as long as the product is run.',
  },
} as const satisfies Record<string, Remainder>;

/** How a holding is dealt with when its person is erased, where its rows do not go with the account by themselves. */
export type OnErasure =
  /** No reference leads from the rows to the account: they are removed one by one. */
  | { does: 'remove' }
  | {
      does: 'keep';
      remainder: Remainder;
      /** The values that replace names of the user, by column. */
      overwrite?: Readonly<Record<string, string>>;
      /** Columns with their user id, which then refers to nobody, or with the name they signed with. */
      columns?: readonly string[];
    };
