import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineSignInWay } from '../../session/web/sign-in-ways.ts'

export const way = defineSignInWay({
  way: 'passkey',
  order: 15,
  feature: 'passkeys',
  Panel: lazyWithPreload(() => import('./passkey-panel.tsx').then((part) => part.PasskeyPanel)),
})
