import { canAct } from '../../../platform/access/rules/acts.ts'
import { defineNavEntry } from '../../../sign-in/session/web/nav/nav-registry.ts'

export const entry = defineNavEntry({
  order: 40,
  feature: 'my-interviews',
  to: '/my-interviews',
  start: '/my-interviews',
  isShownTo: canAct,
})
