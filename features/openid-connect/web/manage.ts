import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'company-sign-in',
  order: 71,
  feature: 'openid-connect',
  Panel: lazyPanel(() => import('./providers-panel.tsx').then((part) => part.ProvidersPanel)),
})
