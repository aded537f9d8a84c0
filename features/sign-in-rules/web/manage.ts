import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'signing-in',
  order: 25,
  feature: 'sign-in-rules',
  Panel: lazyPanel(() => import('./rules-panel.tsx').then((part) => part.SignInRulesPanel)),
})
