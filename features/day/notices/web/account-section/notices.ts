import { lazy } from 'react'
import { defineAccountSection } from '../../../../sign-in/session/web/account-sections.ts'

export const section = defineAccountSection({
  slug: 'notices',
  order: 60,
  feature: 'notices',
  Panel: lazy(() => import('../choices-panel.tsx').then((part) => ({ default: part.ChoicesPanel }))),
})
