import { defineManageSection, lazyPanel } from '../../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'rules',
  order: 60,
  feature: 'settings.rules',
  Panel: lazyPanel(() => import('../rules-panel.tsx').then((part) => part.RulesPanel)),
})
