import { defineNavEntry } from '../../../sign-in/session/web/nav/nav-registry.ts'
import { isAdministrator } from '../../access/rules/acts.ts'

export const entry = defineNavEntry({
  order: 90,
  feature: 'manage',
  to: '/manage/{-$section}',
  start: '/manage',
  isShownTo: isAdministrator,
})
