/** The part of `ui` that none of our pages uses: loaded with the first module that does. */
export { Badge, Dropdown, Layout, Menu, Result, Space, Spin, Tooltip } from 'antd';
export type { MenuProps } from 'antd';
