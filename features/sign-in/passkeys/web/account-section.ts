import { lazy } from 'react'
import { defineAccountSection } from '../../session/web/account-sections.ts'

export const section = defineAccountSection({
  slug: 'passkeys',
  order: 25,
  feature: 'passkeys',
  way: 'passkey',
  Panel: lazy(() => import('./own-passkeys.tsx').then((part) => ({ default: part.OwnPasskeys }))),
})
