import { lazy } from 'react'
import { defineAccountSection } from '../../session/web/account-sections.ts'

export const section = defineAccountSection({
  slug: 'password',
  order: 10,
  feature: 'own-account.password',
  Panel: lazy(() => import('./password-panel.tsx').then((part) => ({ default: part.PasswordPanel }))),
})
