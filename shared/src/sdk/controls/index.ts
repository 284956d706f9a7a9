/** Small form controls: loaded with the first page that needs one. */
export { Checkbox, InputNumber, Radio, Switch } from 'antd';
