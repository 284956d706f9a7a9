/** The part of `ui-data` that none of our pages uses: loaded with the first module that does. */
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
