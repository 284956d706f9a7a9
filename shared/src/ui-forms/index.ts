/** The form controls of `ui-data`: loaded with the first page that needs them. */
export { Checkbox, InputNumber, Radio, Select, Slider, Switch } from 'antd';
/** Now in `ui-base`; modules built before that request it here. */
export { Modal } from 'antd';
