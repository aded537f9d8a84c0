import { lazy } from 'react'
import { defineAccountSection } from '../../session/web/account-sections.ts'

export const section = defineAccountSection({
  slug: 'second-factor',
  order: 20,
  feature: 'second-factor',
  Panel: lazy(() => import('./factor-panel.tsx').then((part) => ({ default: part.FactorPanel }))),
})
