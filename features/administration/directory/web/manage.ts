import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'directory',
  group: 'people',
  order: 30,
  feature: 'directory',
  intro: 'directory.intro',
  texts: [
    { label: 'directory.address', text: 'directory.addressText' },
    { label: 'directory.table', text: 'directory.tableText' },
    { label: 'directory.others', text: 'directory.othersText' },
    { setting: 'addsAtSignIn', label: 'directory.addsAtSignIn', text: 'directory.addsAtSignInText' },
    { label: 'directory.keys', text: 'directory.keysText' },
  ],
  Panel: lazyWithPreload(() => import('./directory-panel.tsx').then((part) => part.DirectoryPanel)),
})
