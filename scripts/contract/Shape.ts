/** The structure of a type. The names of our own types do not count, only their members. */
export type Shape =
  | { text: string }
  | { anyOf: Shape[] }
  | { listOf: Shape }
  | { fields: Record<string, Field> }
  | { takes: Field[]; gives: Shape };

export interface Field {
  shape: Shape;
  isOptional?: true;
}

/** Every export of every folder that the shell shares with modules, and the type of `module.json`. */
export interface Surface {
  version: string;
  /** `ui` -> `PageHeading` -> its kind and structure. */
  folders: Record<string, Record<string, Export>>;
}

export interface Export {
  kind: 'value' | 'type';
  shape: Shape;
}
