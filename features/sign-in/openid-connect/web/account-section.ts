import { lazy } from 'react'
import { defineAccountSection } from '../../session/web/account-sections.ts'

export const section = defineAccountSection({
  slug: 'identities',
  order: 60,
  feature: 'openid-connect',
  Panel: lazy(() => import('./identities-panel.tsx').then((part) => ({ default: part.IdentitiesPanel }))),
})
