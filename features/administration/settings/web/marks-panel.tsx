import { useTranslations } from 'use-intl'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { saveAiMark } from '../contract.ts'
import { ruleKeys, settingKeys } from '../rules/keys.ts'
import { RuleSwitches } from './rule-switches.tsx'
import { SettingsBody } from './settings-body.tsx'

/** Which AI scores the company shows, and how. */
export function MarksPanel() {
  const t = useTranslations('settings.marks')
  const save = useChange(saveAiMark)
  return (
    <SettingsBody intro={t('intro')}>
      {({ marks, rules }) => (
        <SettingList>
          {settingKeys.marks.map((key) => (
            <SwitchRow
              key={key}
              setting={key}
              label={t(`${key}.label`)}
              text={t(`${key}.text`)}
              isOn={marks[key] === 1}
              onChange={(isOn) => save({ [key]: isOn ? 1 : 0 })}
            />
          ))}
          <RuleSwitches rules={rules} keys={ruleKeys.marks} />
        </SettingList>
      )}
    </SettingsBody>
  )
}
