import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineSignInWay } from '../../session/web/sign-in-ways.ts'

export const way = defineSignInWay({
  way: 'sms',
  order: 20,
  feature: 'sms-sign-in',
  Panel: lazyWithPreload(() => import('./sms-form.tsx').then((part) => part.SmsForm)),
})
