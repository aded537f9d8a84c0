import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'accounts',
  order: 10,
  feature: 'accounts',
  Panel: lazyPanel(() => import('./accounts-panel.tsx').then((part) => part.AccountsPanel)),
})
