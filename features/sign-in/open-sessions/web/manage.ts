import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'sessions',
  order: 26,
  feature: 'open-sessions',
  Panel: lazyWithPreload(() => import('./sessions-panel.tsx').then((part) => part.SessionsPanel)),
})
