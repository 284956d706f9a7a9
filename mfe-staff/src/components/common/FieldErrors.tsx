import { createContext, useContext } from 'react';
import { isProblem } from '@tayyib/shared/sdk/errors';

/** A validation error of the server: the field and the message. */
export interface FieldError {
  field: string;
  message: string;
}

const ErrorContext = createContext<FieldError | null>(null);

/** Provides a validation error to the fields below, so that the right field shows it. */
export const FieldErrors = ErrorContext.Provider;

/** The error of a field, by the path of its value: `ratios.0.limit`. */
export function useFieldError(path: string): string | null {
  const error = useContext(ErrorContext);
  return error?.field === path ? error.message : null;
}

/** Whether any field of a group has an error. */
export function useHasErrorIn(path: string): boolean {
  return useContext(ErrorContext)?.field.startsWith(`${path}.`) ?? false;
}

/** The field error in a failed request; null if it concerns no field. */
export const fieldErrorIn = (error: unknown): FieldError | null =>
  isProblem(error) && error.field !== undefined ? { field: error.field, message: error.message } : null;
