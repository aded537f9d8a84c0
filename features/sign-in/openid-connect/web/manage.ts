import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'company-sign-in',
  order: 71,
  feature: 'openid-connect',
  Panel: lazyWithPreload(() => import('./providers-panel.tsx').then((part) => part.ProvidersPanel)),
})
