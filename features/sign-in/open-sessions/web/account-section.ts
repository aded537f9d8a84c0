import { lazy } from 'react'
import { defineAccountSection } from '../../session/web/account-sections.ts'

export const section = defineAccountSection({
  slug: 'sessions',
  order: 40,
  feature: 'open-sessions',
  Panel: lazy(() => import('./own-sessions.tsx').then((part) => ({ default: part.OwnSessions }))),
})
