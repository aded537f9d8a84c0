import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'directory',
  order: 72,
  feature: 'directory',
  Panel: lazyPanel(() => import('./directory-panel.tsx').then((part) => part.DirectoryPanel)),
})
