import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'ai-scores',
  order: 40,
  feature: 'settings.marks',
  Panel: lazyWithPreload(() => import('../marks-panel.tsx').then((part) => part.MarksPanel)),
})
