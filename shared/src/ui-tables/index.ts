/** The part of `ui-data` that no page of ours uses: fetched with the first module that does. */
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
} from 'antd';
export type { FormProps, TableProps } from 'antd';
