import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'company',
  order: 25,
  feature: 'settings.company',
  Panel: lazyWithPreload(() => import('../company-panel.tsx').then((part) => part.CompanyPanel)),
})
