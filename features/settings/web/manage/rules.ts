import { defineManageSection, laterPanel } from '../../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'rules',
  order: 60,
  feature: 'settings.rules',
  Panel: laterPanel(() => import('../rules-panel.tsx').then((part) => part.RulesPanel)),
})
