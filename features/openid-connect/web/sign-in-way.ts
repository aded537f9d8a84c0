import { lazy } from 'react'
import { defineSignInWay } from '../../session/web/sign-in-ways.ts'

export const way = defineSignInWay({
  way: 'oidc',
  order: 40,
  feature: 'openid-connect',
  Panel: lazy(() => import('./company-sign-in.tsx').then((part) => ({ default: part.CompanySignIn }))),
})
