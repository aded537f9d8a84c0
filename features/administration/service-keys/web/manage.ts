import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'service-keys',
  order: 70,
  feature: 'service-keys',
  Panel: lazyWithPreload(() => import('./keys-panel.tsx').then((part) => part.KeysPanel)),
})
