import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'service-keys',
  group: 'connections',
  order: 10,
  feature: 'service-keys',
  intro: 'service-keys.intro',
  texts: [{ label: 'service-keys.make' }],
  Panel: lazyWithPreload(() => import('./keys-panel.tsx').then((part) => part.KeysPanel)),
})
