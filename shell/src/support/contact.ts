/** Contact details of the product's team. */
export const contact = {
  place: 'Mumbai, India',
  email: 'salaam@tayyib.example',
} as const;
