import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'mail',
  order: 80,
  feature: 'mail',
  Panel: lazyPanel(() => import('./mail-panel.tsx').then(({ MailPanel }) => MailPanel)),
})
