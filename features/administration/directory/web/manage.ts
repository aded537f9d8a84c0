import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'directory',
  order: 72,
  feature: 'directory',
  Panel: lazyWithPreload(() => import('./directory-panel.tsx').then((part) => part.DirectoryPanel)),
})
