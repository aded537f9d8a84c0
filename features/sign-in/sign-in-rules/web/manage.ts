import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'
import { signInWays } from '../contract/entry.ts'

export const section = defineManageSection({
  slug: 'signing-in',
  group: 'people',
  order: 50,
  feature: 'sign-in-rules',
  intro: 'sign-in-rules.intro',
  texts: [
    ...signInWays.map(
      (way) =>
        ({
          setting: way,
          label: `sign-in-rules.way.${way}`,
          text: `sign-in-rules.wayText.${way}`,
        }) as const,
    ),
    {
      setting: 'secondFactor',
      label: 'sign-in-rules.secondFactor',
      text: 'sign-in-rules.secondFactorText',
    },
    { setting: 'length', label: 'sign-in-rules.length', text: 'sign-in-rules.lengthText' },
    { setting: 'rest', label: 'sign-in-rules.rest', text: 'sign-in-rules.restText' },
  ],
  Panel: lazyWithPreload(() => import('./rules-panel.tsx').then((part) => part.SignInRulesPanel)),
})
