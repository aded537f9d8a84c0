import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { writeSwitch } from '../../../platform/company/rules/wire.ts'
import {
  aiTabModes,
  type ReportSwitch,
  switchNumbers,
  visitorSwitch,
} from '../../../platform/company/rules.ts'
import { ChoiceRow, SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { saveReportTab } from '../contract.ts'
import { settingKeys } from '../rules/keys.ts'
import styles from './report-panel.module.css'
import { SettingsBody } from './settings-body.tsx'

/** Which parts a report has, and what visitors without an account see of it. */
export function ReportPanel() {
  const t = useTranslations('settings.report')
  return <SettingsBody intro={t('intro')}>{({ switches }) => <Switches switches={switches} />}</SettingsBody>
}

function Switches({ switches }: { switches: readonly ReportSwitch[] }) {
  const t = useTranslations('settings.report')
  const access = useTranslations('access.permission')
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
      <Section title={t('parts')}>
        <SettingList>
          <ChoiceRow
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
              label={t(`${key}.label`)}
              text={t(`${key}.text`)}
              {...switchOf(switchNumbers[key])}
            />
          ))}
        </SettingList>
      </Section>
      <Section title={t('visitors')}>
        <p className={styles.text}>{t('visitorsText')}</p>
        <SettingList>
          {permissionKeys.map((key) => (
            <SwitchRow
              key={key}
              label={access(`${key}.name`)}
              text={access(`${key}.text`)}
              {...switchOf(visitorSwitch(key))}
            />
          ))}
        </SettingList>
      </Section>
    </>
  )
}
