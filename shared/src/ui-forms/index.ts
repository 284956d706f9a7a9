/** The large form controls of `ui-data`: loaded with the first page that needs one. */
export { Select, Slider } from 'antd';
