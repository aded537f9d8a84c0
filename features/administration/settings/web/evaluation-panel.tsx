import { useTranslations } from 'use-intl'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { saveEvaluationConfig } from '../contract.ts'
import { ruleKeys, settingKeys } from '../rules/keys.ts'
import { RuleSwitches } from './rule-switches.tsx'
import { SettingsBody } from './settings-body.tsx'

/** What reviewers know of candidates and of each other before they give an opinion, and who sees feedback. */
export function EvaluationPanel() {
  const t = useTranslations('settings.evaluation')
  const save = useChange(saveEvaluationConfig)
  return (
    <SettingsBody intro={t('intro')}>
      {({ evaluation, rules }) => (
        <SettingList>
          {settingKeys.evaluation.map((key) => (
            <SwitchRow
              key={key}
              setting={key}
              label={t(`${key}.label`)}
              text={t(`${key}.text`)}
              isOn={evaluation[key] === 1}
              onChange={(isOn) => save({ [key]: isOn ? 1 : 0 })}
            />
          ))}
          <RuleSwitches rules={rules} keys={ruleKeys.evaluation} />
        </SettingList>
      )}
    </SettingsBody>
  )
}
