import { useTranslations } from 'use-intl'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { RefusalReasons } from '../../../review/refusal-reasons/web/refusal-reasons.tsx'
import { saveEvaluationConfig } from '../contract.ts'
import { settingKeys } from '../rules/keys.ts'
import { SettingsBody } from './settings-body.tsx'

/** The rules of evaluations: what reviewers know of candidates, who sees feedback, and the reasons of rejections. */
export function EvaluationPanel() {
  const t = useTranslations('settings.evaluation')
  const save = useChange(saveEvaluationConfig)
  return (
    <SettingsBody intro={t('intro')}>
      {({ evaluation }) => (
        <>
          <SettingList>
            {settingKeys.evaluation.map((key) => (
              <SwitchRow
                key={key}
                label={t(`${key}.label`)}
                text={t(`${key}.text`)}
                isOn={evaluation[key] === 1}
                onChange={(isOn) => save({ [key]: isOn ? 1 : 0 })}
              />
            ))}
          </SettingList>
          <RefusalReasons />
        </>
      )}
    </SettingsBody>
  )
}
