/**
 * Fields of forms, fields that find something by name, and the keys of the latter. Each module bundles what it uses: the shell does not
 * provide this folder, so a change takes effect with the module's next release.
 */
export { DateField } from './DateField';
export { Field } from './Field';
export { FindField } from './FindField';
export { FindStock, StockField } from './FindStock';
export { isComposing } from './isComposing';
export { NumberField } from './NumberField';
export { NumberInput } from './NumberInput';
export { SelectField } from './SelectField';
export { StockOption } from './StockOption';
export { TextField } from './TextField';
export { UnreadNumbers, useUnreadNumbers } from './unreadNumbers';
export { useListKeys } from './useListKeys';
export { useStockSearch, type SearchChoice } from './useStockSearch';
