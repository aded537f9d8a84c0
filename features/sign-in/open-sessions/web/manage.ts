import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'sessions',
  group: 'people',
  order: 60,
  feature: 'open-sessions',
  intro: 'open-sessions.intro',
  texts: [{ label: 'open-sessions.others', text: 'open-sessions.othersText' }],
  Panel: lazyWithPreload(() => import('./sessions-panel.tsx').then((part) => part.SessionsPanel)),
})
