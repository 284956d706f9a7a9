import type { OwnPageDescriptor } from './OwnPageDescriptor';

const publicPage = { access: 'public', layout: 'public', hasOwnHead: true } as const;

/** The pages of the blog. Its list has two addresses, both of which are linked from outside. */
export const blogPages: readonly OwnPageDescriptor[] = [
  { path: '/blog', title: 'Blog', ...publicPage, load: () => import('./blog/BlogPage') },
  { path: '/blogs', title: 'Blog', ...publicPage, load: () => import('./blog/BlogPage') },
  { path: '/blog/:slug', title: 'Article', ...publicPage, load: () => import('./blog/ArticlePage') },
];
