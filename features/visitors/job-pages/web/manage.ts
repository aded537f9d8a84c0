import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'job-pages',
  group: 'hiring',
  order: 15,
  feature: 'job-pages',
  intro: 'job-pages.settings.intro',
  texts: [
    { setting: 'slug', label: 'job-pages.settings.slug', text: 'job-pages.settings.slugText' },
    {
      setting: 'isFindable',
      label: 'job-pages.settings.isFindable.label',
      text: 'job-pages.settings.isFindable.text',
    },
    {
      setting: 'hrMayPublish',
      label: 'job-pages.settings.hrMayPublish.label',
      text: 'job-pages.settings.hrMayPublish.text',
    },
    {
      setting: 'contactName',
      label: 'job-pages.settings.contactName',
      text: 'job-pages.settings.contactText',
    },
    { setting: 'contactEmail', label: 'job-pages.settings.contactEmail' },
    { label: 'job-pages.settings.consent.label', text: 'job-pages.settings.consent.text' },
  ],
  Panel: lazyWithPreload(() => import('./settings-panel.tsx').then((part) => part.JobSettingsPanel)),
})
