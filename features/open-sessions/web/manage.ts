import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'sessions',
  order: 26,
  feature: 'open-sessions',
  Panel: lazyPanel(() => import('./sessions-panel.tsx').then((part) => part.SessionsPanel)),
})
