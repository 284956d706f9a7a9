import { useState } from 'react';

const storageKey = 'communityTerms';

/** Whether this person has agreed to the community's terms on this browser, and how they do. */
export function useTermsAgreement(userId: string): { hasAgreed: boolean; agree: () => void } {
  const [agreedNow, setAgreedNow] = useState<string | null>(null);
  return {
    hasAgreed: agreedNow === userId || agreed().includes(userId),
    agree: () => {
      setAgreedNow(userId);
      remember(userId);
    },
  };
}

/** Everyone who has agreed on this browser: a second person who signs in here must agree for themself. */
function agreed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function remember(userId: string) {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...new Set([...agreed(), userId])]));
  } catch {
    // a browser that keeps nothing asks again on the next visit
  }
}
