import { lazy } from 'react'
import { defineSignInWay } from '../../session/web/sign-in-ways.ts'

export const way = defineSignInWay({
  way: 'sms',
  order: 20,
  feature: 'sms-sign-in',
  Panel: lazy(() => import('./sms-form.tsx').then((part) => ({ default: part.SmsForm }))),
})
