import { useTranslations } from 'use-intl'
import { RefusalReasons } from '../../../candidates/refusal-reasons/web/refusal-reasons.tsx'
import { SettingPlace } from '../../../platform/manage/web/setting-place.tsx'
import { SettingList } from '../../../platform/manage/web/setting-row.tsx'
import { ruleKeys } from '../rules/keys.ts'
import { RuleSwitches } from './rule-switches.tsx'
import { SettingsBody } from './settings-body.tsx'

/** How a rejection is recorded, and the reasons to choose from. */
export function ReasonsPanel() {
  const t = useTranslations('settings.reasons')
  return (
    <SettingsBody intro={t('intro')}>
      {({ rules }) => (
        <>
          <SettingList>
            <RuleSwitches rules={rules} keys={ruleKeys.reasons} />
          </SettingList>
          <SettingPlace setting="reasons">
            <RefusalReasons />
          </SettingPlace>
        </>
      )}
    </SettingsBody>
  )
}
