import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'rules',
  order: 60,
  feature: 'settings.rules',
  Panel: lazyWithPreload(() => import('../rules-panel.tsx').then((part) => part.RulesPanel)),
})
