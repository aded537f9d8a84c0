import { lazy } from 'react'
import { defineSignInWay } from '../../session/web/sign-in-ways.ts'

export const way = defineSignInWay({
  way: 'passkey',
  order: 15,
  feature: 'passkeys',
  Panel: lazy(() => import('./passkey-panel.tsx').then((part) => ({ default: part.PasskeyPanel }))),
})
