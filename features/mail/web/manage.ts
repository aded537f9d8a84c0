import { defineManageSection, laterPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'mail',
  order: 80,
  feature: 'mail',
  Panel: laterPanel(() => import('./mail-panel.tsx').then(({ MailPanel }) => MailPanel)),
})
