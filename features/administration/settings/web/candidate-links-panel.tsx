import { useTranslations } from 'use-intl'
import { idPhotoDays, moveHours } from '../../../platform/company/contract.ts'
import { SelectRow, SettingList } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { saveRules } from '../contract.ts'
import { ruleKeys } from '../rules/keys.ts'
import { RuleSwitches } from './rule-switches.tsx'
import { SettingsBody } from './settings-body.tsx'

/** What candidates can be sent and may change by themselves. */
export function CandidateLinksPanel() {
  const t = useTranslations('settings.rules')
  const own = useTranslations('settings.candidateLinks')
  const save = useChange(saveRules)
  return (
    <SettingsBody intro={own('intro')}>
      {({ rules }) => (
        <SettingList>
          <SelectRow
            setting="candidateMoveHours"
            label={t('candidateMoveHours.label')}
            text={t('candidateMoveHours.text')}
            items={moveHours.map((hours) => ({
              value: String(hours),
              label: t(`candidateMoveHours.hours.h${hours}`),
            }))}
            value={String(rules.candidateMoveHours)}
            onChange={(value) =>
              save({ candidateMoveHours: moveHours.find((hours) => String(hours) === value) })
            }
          />
          <RuleSwitches rules={rules} keys={ruleKeys.candidateLinks} />
          <SelectRow
            setting="idPhotoDays"
            label={t('idPhotoDays.label')}
            text={t('idPhotoDays.text')}
            items={idPhotoDays.map((days) => ({
              value: String(days),
              label: t(`idPhotoDays.days.d${days}`),
            }))}
            value={String(rules.idPhotoDays)}
            onChange={(value) => save({ idPhotoDays: idPhotoDays.find((days) => String(days) === value) })}
          />
        </SettingList>
      )}
    </SettingsBody>
  )
}
