/** The form controls of `ui-data`: loaded with the first page that needs them. */
export { Checkbox, InputNumber, Modal, Radio, Select, Slider, Switch } from 'antd';
export type { ModalProps } from 'antd';
