import { useTranslations } from 'use-intl'
import { SettingList } from '../../../platform/manage/web/setting-row.tsx'
import { ruleKeys } from '../rules/keys.ts'
import { RuleSwitches } from './rule-switches.tsx'
import { SettingsBody } from './settings-body.tsx'

/** Which acts on all data of a person the company opens to HR. */
export function PersonsPanel() {
  const t = useTranslations('settings.persons')
  return (
    <SettingsBody intro={t('intro')}>
      {({ rules }) => (
        <SettingList>
          <RuleSwitches rules={rules} keys={ruleKeys.persons} />
        </SettingList>
      )}
    </SettingsBody>
  )
}
