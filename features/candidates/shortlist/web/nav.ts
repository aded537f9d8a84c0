import { defineNavEntry } from '../../../sign-in/session/web/nav/nav-registry.ts'

export const entry = defineNavEntry({
  order: 20,
  feature: 'shortlist',
  to: '/first/talentList',
  start: '/first',
  isShownTo: () => true,
})
