import { defineManageSection, laterPanel } from '../../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'ai-scores',
  order: 40,
  feature: 'settings.marks',
  Panel: laterPanel(() => import('../marks-panel.tsx').then((part) => part.MarksPanel)),
})
