import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'roles',
  order: 20,
  feature: 'roles',
  Panel: lazyWithPreload(() => import('./roles-panel.tsx').then((part) => part.RolesPanel)),
})
