import { lazy } from 'react'
import { defineSignInWay } from '../../session/web/sign-in-ways.ts'

export const way = defineSignInWay({
  way: 'app',
  order: 30,
  feature: 'messaging-app',
  Panel: lazy(() => import('./app-panel.tsx').then((part) => ({ default: part.AppPanel }))),
})
