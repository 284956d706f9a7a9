/** The large form controls of `ui-data`: loaded with the first page that needs one. */
export { Select, Slider } from 'antd';
/** Now in `ui-base` and `ui-choices`; modules built before that request them here. */
export { Checkbox, InputNumber, Modal, Radio, Switch } from 'antd';
