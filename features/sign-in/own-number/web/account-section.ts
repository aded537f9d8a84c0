import { lazy } from 'react'
import { defineAccountSection } from '../../session/web/account-sections.ts'

export const section = defineAccountSection({
  slug: 'number',
  order: 40,
  feature: 'own-number',
  Panel: lazy(() => import('./number-panel.tsx').then((part) => ({ default: part.NumberPanel }))),
})
