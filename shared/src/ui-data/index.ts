/** Tables, forms and dialogs. Only a facade, like `ui`: each part is loaded with the first page that needs it. */
// the questions of `App` are dialogs too, so every page has the code of one
export { Modal } from '@tayyib/shared/ui-base';
export type { ModalProps } from '@tayyib/shared/ui-base';
export { Checkbox, InputNumber, Radio, Switch } from '@tayyib/shared/ui-choices';
export { Select, Slider } from '@tayyib/shared/ui-forms';
export {
  Card,
  Collapse,
  DatePicker,
  Descriptions,
  Divider,
  Form,
  List,
  Pagination,
  Popover,
  Progress,
  Segmented,
  Statistic,
  Steps,
  Table,
  Tabs,
  Timeline,
} from '@tayyib/shared/ui-tables';
export type { FormProps, TableProps } from '@tayyib/shared/ui-tables';
