import { PlusIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { maxStages } from '../contract/limits.ts'
import {
  changedStage,
  type EditedStage,
  movedStage,
  needsTarget,
  withNewStage,
  withoutStage,
} from '../rules/edit.ts'
import styles from './stage-list.module.css'
import { StageRow } from './stage-row.tsx'
import type { StageListEditing } from './use-stage-list.ts'

const RemoveSheet = lazyDialog(() => import('./remove-sheet.tsx').then((part) => part.RemoveSheet))

interface Props {
  editing: StageListEditing
  /** Buttons beside the button for a new stage. */
  more?: ReactNode
}

/** Stages in their order, as somebody edits them, with the buttons that add, save and discard. */
export function StageList({ editing, more }: Props) {
  const t = useTranslations('stages.list')
  const { list, fault, edit } = editing
  const { stages } = list
  const [dragged, setDragged] = useState<string | null>(null)
  const [removing, setRemoving] = useState<EditedStage | null>(null)

  function handleRemove(stage: EditedStage) {
    if (needsTarget(list, stage)) setRemoving(stage)
    else edit(withoutStage(list, stage.key, null))
  }
  const faultOf = (stage: EditedStage, field: 'name' | 'limit') =>
    fault?.key === stage.key && fault.field === field ? fault.text : undefined
  return (
    <>
      <ol className={styles.list} aria-label={t('stages')}>
        {stages.map((stage, index) => (
          <StageRow
            key={stage.key}
            stage={stage}
            number={index + 1}
            count={stages.length}
            nameFault={faultOf(stage, 'name')}
            limitFault={faultOf(stage, 'limit')}
            isDragged={stage.key === dragged}
            onChange={(change) => edit(changedStage(list, stage.key, change))}
            onMove={(place) => edit(movedStage(list, stage.key, place))}
            onRemove={() => handleRemove(stage)}
            onDrag={(isDragged) => setDragged(isDragged ? stage.key : null)}
            onDraggedOver={() => {
              if (dragged !== null && dragged !== stage.key) edit(movedStage(list, dragged, index))
            }}
          />
        ))}
      </ol>
      {fault !== null && fault.key === null && (
        <p className={styles.fault} role="alert">
          {fault.text}
        </p>
      )}
      <ListButtons editing={editing} more={more} />
      {removing && (
        <RemoveSheet
          key={removing.key}
          stage={removing}
          others={stages.filter(({ stageId, key }) => stageId !== '' && key !== removing.key)}
          isOpen
          onClose={() => setRemoving(null)}
          onRemove={(toStageId) => {
            edit(withoutStage(list, removing.key, toStageId))
            setRemoving(null)
          }}
        />
      )}
    </>
  )
}

function ListButtons({ editing, more }: Props) {
  const t = useTranslations('stages.list')
  const { list, isChanged, isSaving, edit, save, discard } = editing
  return (
    <div className={styles.buttons}>
      <Button
        size="small"
        disabled={list.stages.length >= maxStages}
        onClick={() => edit(withNewStage(list, v4()))}
      >
        <PlusIcon />
        {t('add')}
      </Button>
      {more}
      {isChanged && (
        <div className={styles.ends} ref={handFocusBack}>
          <Button size="small" look="primary" aria-busy={isSaving} onClick={() => void save()}>
            {t('save')}
          </Button>
          <Button size="small" look="quiet" disabled={isSaving} onClick={discard}>
            {t('discard')}
          </Button>
        </div>
      )}
    </div>
  )
}
