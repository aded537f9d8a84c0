import { defineNavEntry } from '../../../sign-in/session/web/nav/nav-registry.ts'

export const entry = defineNavEntry({
  order: 30,
  feature: 'positions',
  to: '/positions',
  start: '/positions',
  isShownTo: (_, permissions) => permissions.has('position'),
})
