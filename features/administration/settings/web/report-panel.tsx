import { useTranslations } from 'use-intl'
import { writeSwitch } from '../../../platform/company/rules/wire.ts'
import { aiTabModes, type ReportSwitch, switchNumbers } from '../../../platform/company/rules.ts'
import { ChoiceRow, SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { saveReportTab } from '../contract.ts'
import { ruleKeys, settingKeys } from '../rules/keys.ts'
import { RuleSwitches } from './rule-switches.tsx'
import { SettingsBody } from './settings-body.tsx'

/** Which parts a report has, and how they are shown. */
export function ReportPanel() {
  const t = useTranslations('settings.report')
  return (
    <SettingsBody intro={t('intro')}>
      {({ switches, rules }) => (
        <SettingList>
          <Switches switches={switches} />
          <RuleSwitches rules={rules} keys={ruleKeys.report} />
        </SettingList>
      )}
    </SettingsBody>
  )
}

function Switches({ switches }: { switches: readonly ReportSwitch[] }) {
  const t = useTranslations('settings.report')
  const save = useChange(saveReportTab)
  const valueAt = (number: number) => switches.find((each) => each.number === number)?.value ?? 0
  const set = (number: number, value: number) => save(writeSwitch({ number, value }))
  const switchOf = (number: number) => ({
    isOn: valueAt(number) !== 0,
    onChange: (isOn: boolean) => set(number, isOn ? 1 : 0),
  })
  const mode = switchNumbers.aiTabMode
  return (
    <>
      <ChoiceRow
        setting="mode"
        label={t('mode.label')}
        text={t('mode.text')}
        items={aiTabModes.map((value) => ({
          value,
          label: t(`mode.${value}.label`),
          text: t(`mode.${value}.text`),
        }))}
        value={aiTabModes[valueAt(mode)] ?? 'all'}
        onChange={(value) => set(mode, aiTabModes.indexOf(value))}
      />
      {settingKeys.report.map((key) => (
        <SwitchRow
          key={key}
          setting={key}
          label={t(`${key}.label`)}
          text={t(`${key}.text`)}
          {...switchOf(switchNumbers[key])}
        />
      ))}
    </>
  )
}
