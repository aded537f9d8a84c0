import { Button } from '@candor/ui/inputs/button'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { saveRules } from '../contract.ts'
import styles from './positions-panel.module.css'
import { SettingsBody } from './settings-body.tsx'

/** Whether positions have a salary, and the way to the positions, which have their rules themselves. */
export function PositionsPanel() {
  const t = useTranslations('settings')
  const save = useChange(saveRules)
  return (
    <SettingsBody intro={t('positions.intro')}>
      {({ rules }) => (
        <>
          <SettingList>
            <SwitchRow
              label={t('rules.showsSalary.label')}
              text={t('rules.showsSalary.text')}
              isOn={rules.showsSalary}
              onChange={(isOn) => save({ showsSalary: isOn })}
            />
          </SettingList>
          <div className={styles.list}>
            <Button render={<Link to="/positions" />}>{t('positions.toList')}</Button>
          </div>
        </>
      )}
    </SettingsBody>
  )
}
