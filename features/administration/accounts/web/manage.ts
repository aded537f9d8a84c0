import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'accounts',
  order: 10,
  feature: 'accounts',
  Panel: lazyWithPreload(() => import('./accounts-panel.tsx').then((part) => part.AccountsPanel)),
})
