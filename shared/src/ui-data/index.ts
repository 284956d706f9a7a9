/** Form controls and dialogs. Only a facade, like `ui`: each part is loaded with the first page that needs it. */
// the questions of `App` are dialogs too, so every page has the code of one
export { Modal } from '@tayyib/shared/ui-base';
export type { ModalProps } from '@tayyib/shared/ui-base';
export { Checkbox, InputNumber, Radio, Switch } from '@tayyib/shared/ui-choices';
export { Select, Slider } from '@tayyib/shared/ui-forms';
