import { createContext, useContext } from 'react';
import { isProblem } from '@tayyib/shared/errors';

/** The server's objection to a form: which field, and why. */
export interface Objection {
  field: string;
  message: string;
}

const Objected = createContext<Objection | null>(null);

/** Hands an objection of the server to the fields below, so that it shows where it belongs. */
export const FieldErrors = Objected.Provider;

/** What the server objects to in a field, named like the path of its value: `ratios.0.limit`. */
export function useObjection(path: string): string | null {
  const objection = useContext(Objected);
  return objection?.field === path ? objection.message : null;
}

/** Whether the server objects to anything in a group of fields. */
export function useIsObjected(path: string): boolean {
  return useContext(Objected)?.field.startsWith(`${path}.`) ?? false;
}

/** The objection in an error; null where it is about no field. */
export const objectionIn = (error: unknown): Objection | null =>
  isProblem(error) && error.field !== undefined ? { field: error.field, message: error.message } : null;
