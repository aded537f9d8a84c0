import { Section } from '@candor/ui/sections/section'
import { useTranslations } from 'use-intl'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { writeSwitch } from '../../../platform/company/rules/wire.ts'
import { isOpenToVisitors, type ReportSwitch, visitorSwitch } from '../../../platform/company/rules.ts'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { saveReportTab } from '../contract.ts'
import { ruleKeys } from '../rules/keys.ts'
import styles from './report-panel.module.css'
import { RuleSwitches } from './rule-switches.tsx'
import { SettingsBody } from './settings-body.tsx'

/** The rules of shared reports, and what visitors without an account see of them. */
export function SharingPanel() {
  const t = useTranslations('settings.sharing')
  return (
    <SettingsBody intro={t('intro')}>
      {({ rules, switches }) => (
        <>
          <Section title={t('links')}>
            <SettingList>
              <RuleSwitches rules={rules} keys={ruleKeys.sharing} />
            </SettingList>
          </Section>
          <Section title={t('visitors')}>
            <p className={styles.text}>{t('visitorsText')}</p>
            <VisitorSwitches switches={switches} />
          </Section>
        </>
      )}
    </SettingsBody>
  )
}

function VisitorSwitches({ switches }: { switches: readonly ReportSwitch[] }) {
  const access = useTranslations('access.permission')
  const save = useChange(saveReportTab)
  return (
    <SettingList>
      {permissionKeys.map((key) => (
        <SwitchRow
          key={key}
          setting={`visitors.${key}`}
          label={access(`${key}.name`)}
          text={access(`${key}.text`)}
          isOn={isOpenToVisitors(switches, key)}
          onChange={(isOn) => save(writeSwitch({ number: visitorSwitch(key), value: isOn ? 1 : 0 }))}
        />
      ))}
    </SettingList>
  )
}
