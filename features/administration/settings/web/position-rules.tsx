import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { listPositionSettings, savePosition } from '../contract.ts'
import { settingKeys, simulatedTests } from '../rules/keys.ts'

type Position = ReplyOf<typeof listPositionSettings>['list'][number]

interface BodyProps {
  positionId: string
  children: (position: Position) => ReactNode
}

/** Loads the rules of one position, then draws its switches. */
function PositionBody({ positionId, children }: BodyProps) {
  const t = useTranslations('settings.positions')
  const query = useQuery(callQuery(listPositionSettings, { positionId }))
  const position = query.data?.list[0]
  return (
    <SectionBody state={sectionState(query, t('failed'), !position && { kind: 'empty' })}>
      <SettingList>{position && children(position)}</SettingList>
    </SectionBody>
  )
}

/** The rules by which one position differs. */
export function PositionRules({ positionId }: { positionId: string }) {
  const t = useTranslations('settings.positions')
  const save = useChange(savePosition)
  return (
    <PositionBody positionId={positionId}>
      {(position) =>
        settingKeys.positions.map((key) => (
          <SwitchRow
            key={key}
            label={t(`${key}.label`)}
            text={t(`${key}.text`)}
            isOn={position[key]}
            onChange={(isOn) => save({ positionId, [key]: isOn })}
          />
        ))
      }
    </PositionBody>
  )
}

/** The tests of one position that the mini-app shows as simulated. */
export function SimulatedTests({ positionId }: { positionId: string }) {
  const t = useTranslations('settings.positions')
  const save = useChange(savePosition)
  return (
    <PositionBody positionId={positionId}>
      {({ simulationTests }) =>
        simulatedTests.map((test) => (
          <SwitchRow
            key={test}
            label={t(`test${test}`)}
            text={t('testsText')}
            isOn={simulationTests.includes(test)}
            onChange={(isOn) => save({ positionId, simulationTest: { tab: test, isOn } })}
          />
        ))
      }
    </PositionBody>
  )
}
