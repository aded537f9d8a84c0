import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineSignInWay } from '../../session/web/sign-in-ways.ts'

export const way = defineSignInWay({
  way: 'oidc',
  order: 40,
  feature: 'openid-connect',
  Panel: lazyWithPreload(() => import('./company-sign-in.tsx').then((part) => part.CompanySignIn)),
})
