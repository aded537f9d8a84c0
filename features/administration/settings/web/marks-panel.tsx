import { useTranslations } from 'use-intl'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { saveAiMark } from '../contract.ts'
import { settingKeys } from '../rules/keys.ts'
import { SettingsBody } from './settings-body.tsx'

/** Which AI scores the company shows. */
export function MarksPanel() {
  const t = useTranslations('settings.marks')
  const save = useChange(saveAiMark)
  return (
    <SettingsBody intro={t('intro')}>
      {({ marks }) => (
        <SettingList>
          {settingKeys.marks.map((key) => (
            <SwitchRow
              key={key}
              label={t(`${key}.label`)}
              text={t(`${key}.text`)}
              isOn={marks[key] === 1}
              onChange={(isOn) => save({ [key]: isOn ? 1 : 0 })}
            />
          ))}
        </SettingList>
      )}
    </SettingsBody>
  )
}
