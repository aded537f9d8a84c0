import type { ReplyOf } from '@candor/call/define'
import { useTranslations } from 'use-intl'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { type listPositionSettings, savePosition } from '../contract.ts'
import { settingKeys, simulatedTests } from '../rules/keys.ts'

interface Props {
  position: ReplyOf<typeof listPositionSettings>['list'][number]
}

/** Everything by which one position differs. */
export function PositionRules({ position }: Props) {
  const t = useTranslations('settings.positions')
  const save = useChange(savePosition)
  const { positionId, simulationTests } = position
  return (
    <SettingList>
      {settingKeys.positions.map((key) => (
        <SwitchRow
          key={key}
          label={t(`${key}.label`)}
          text={t(`${key}.text`)}
          isOn={position[key]}
          onChange={(isOn) => save({ positionId, [key]: isOn })}
        />
      ))}
      {simulatedTests.map((test) => (
        <SwitchRow
          key={test}
          label={`${t('tests')} · ${t(`test${test}`)}`}
          text={t('testsText')}
          isOn={simulationTests.includes(test)}
          onChange={(isOn) => save({ positionId, simulationTest: { tab: test, isOn } })}
        />
      ))}
    </SettingList>
  )
}
