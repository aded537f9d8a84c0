import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { aiTabModes } from '../../../../platform/company/rules.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'
import { ruleKeys, settingKeys } from '../../rules/keys.ts'
import { ruleTexts } from '../rule-texts.ts'

export const section = defineManageSection({
  slug: 'report',
  group: 'reports',
  order: 10,
  feature: 'settings.report',
  intro: 'settings.report.intro',
  texts: [
    { setting: 'mode', label: 'settings.report.mode.label', text: 'settings.report.mode.text' },
    ...aiTabModes.map(
      (mode) =>
        ({
          setting: 'mode',
          label: `settings.report.mode.${mode}.label`,
          text: `settings.report.mode.${mode}.text`,
        }) as const,
    ),
    ...settingKeys.report.map(
      (key) =>
        ({
          setting: key,
          label: `settings.report.${key}.label`,
          text: `settings.report.${key}.text`,
        }) as const,
    ),
    ...ruleTexts(ruleKeys.report),
  ],
  Panel: lazyWithPreload(() => import('../report-panel.tsx').then((part) => part.ReportPanel)),
})
