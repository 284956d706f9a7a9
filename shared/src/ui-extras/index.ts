/** The part of `ui` that no page of ours uses: fetched with the first module that does. */
export { Badge, Dropdown, Layout, Menu, Result, Space, Spin, Tooltip } from 'antd';
export type { MenuProps } from 'antd';
