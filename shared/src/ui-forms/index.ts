/** The part of `ui-data` that asks people something: fetched when the first page that needs it opens. */
export { Checkbox, InputNumber, Modal, Radio, Select, Slider, Switch } from 'antd';
export type { ModalProps } from 'antd';
