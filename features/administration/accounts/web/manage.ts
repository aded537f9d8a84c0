import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'accounts',
  group: 'people',
  order: 10,
  feature: 'accounts',
  intro: 'accounts.intro',
  texts: [
    { label: 'accounts.type', text: 'accounts.typeText' },
    { label: 'accounts.role', text: 'accounts.roleText' },
    { label: 'accounts.add' },
    { label: 'accounts.freeze', text: 'accounts.freezeText' },
    { label: 'accounts.reset', text: 'accounts.resetText' },
    { label: 'accounts.resetFactors', text: 'accounts.resetFactorsText' },
    { label: 'accounts.invite', text: 'accounts.inviteText' },
    { label: 'accounts.revokeInvitation', text: 'accounts.revokeText' },
  ],
  Panel: lazyWithPreload(() => import('./accounts-panel.tsx').then((part) => part.AccountsPanel)),
})
