import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineSignInWay } from '../../session/web/sign-in-ways.ts'

export const way = defineSignInWay({
  way: 'app',
  order: 30,
  feature: 'messaging-app',
  Panel: lazyWithPreload(() => import('./app-panel.tsx').then((part) => part.AppPanel)),
})
