import { defineManageSection, lazyPanel } from '../../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'ai-scores',
  order: 40,
  feature: 'settings.marks',
  Panel: lazyPanel(() => import('../marks-panel.tsx').then((part) => part.MarksPanel)),
})
