/** Large form controls: loaded with the first page that needs one. */
export { Select, Slider } from 'antd';
