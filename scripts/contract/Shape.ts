/** What a type promises, as far as the other side can notice. Names of our own types do not count, only what they hold. */
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

/** Each export of each folder that the shell shares with modules, and the form of `module.json`. */
export interface Surface {
  version: string;
  /** `ui` -> `PageHeading` -> what it is. */
  folders: Record<string, Record<string, Export>>;
}

export interface Export {
  kind: 'value' | 'type';
  shape: Shape;
}
