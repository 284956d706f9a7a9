/** The small form controls of `ui-data`: loaded with the first page that needs one. */
export { Checkbox, InputNumber, Radio, Switch } from 'antd';
