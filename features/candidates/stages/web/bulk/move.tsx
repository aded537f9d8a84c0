import { callQuery } from '@candor/call/web/query'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BulkSheetProps } from '../../../bulk/web/bulk-registry.ts'
import { BulkSheetFrame } from '../../../bulk/web/bulk-sheet.tsx'
import { listMoveTargets } from '../../contract/moving.ts'
import styles from './move.module.css'

/** Moves the chosen candidates to a stage. Nothing is preselected. */
export function BulkSheet(props: BulkSheetProps) {
  const t = useTranslations('bulk')
  const group = useId()
  const query = useQuery(callQuery(listMoveTargets, {}))
  const [toStageId, setStageId] = useState<string | null>(null)
  const [carries, setCarries] = useState(true)
  const stage = query.data?.find(({ stageId }) => stageId === toStageId)
  return (
    <BulkSheetFrame
      {...props}
      title={t('move.title', { count: props.count })}
      terms={toStageId === null ? null : { kind: 'move', toStageId }}
      words={{ carriesRecommendations: carries }}
      missing={toStageId === null ? t('move.chooseStage') : null}
      submit={(count) => t('move.submit', { count, stage: stage?.name ?? '' })}
      after={
        <label className={styles.choice}>
          <input type="checkbox" checked={carries} onChange={(event) => setCarries(event.target.checked)} />
          {t('move.carry')}
        </label>
      }
    >
      <SectionBody state={sectionState(query, t('move.failed'))}>
        <fieldset className={styles.stages}>
          <legend className={styles.legend}>{t('move.to')}</legend>
          {query.data?.map(({ stageId, name }) => (
            <label key={stageId} className={styles.choice}>
              <input
                type="radio"
                name={group}
                checked={stageId === toStageId}
                onChange={() => setStageId(stageId)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      </SectionBody>
    </BulkSheetFrame>
  )
}
