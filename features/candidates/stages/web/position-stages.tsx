import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { readPositionStages, savePositionStages } from '../contract/lists.ts'
import { type EditedStage, editedStage, sentStages, withStageBack } from '../rules/edit.ts'
import styles from './stage-list.module.css'
import { StageList } from './stage-list.tsx'
import { nameOf } from './stage-row.tsx'
import { type StageListEditing, useStageList } from './use-stage-list.ts'

type Reply = ReplyOf<typeof readPositionStages>

/** The stages of one position: those of the company as they are, or a list of its own. */
export function PositionStages({ positionId }: { positionId: string }) {
  const t = useTranslations('stages.list')
  const query = useQuery(callQuery(readPositionStages, { positionId }))
  const { data } = query
  const stored = useMemo(
    () =>
      data && {
        revision: data.revision,
        list: { stages: data.stages.map((stage) => editedStage(stage, !stage.isOwn)), targets: [] },
      },
    [data],
  )
  const editing = useStageList({
    subject: `stages ${positionId}`,
    stored,
    send: ({ stages, targets }, revision, idempotencyKey) =>
      callApi(
        savePositionStages,
        { positionId, revision, stages: sentStages(stages), targets: [...targets] },
        { idempotencyKey },
      ),
  })
  return (
    <section aria-label={t('stages')} aria-busy={query.isPending || !editing.isReady}>
      <Intro>{t(data?.isOwn ? 'ownIntro' : 'positionIntro')}</Intro>
      <SectionBody state={sectionState(query, t('failed'))}>
        <StageList
          editing={editing}
          more={data?.isOwn && <AsCompany positionId={positionId} editing={editing} />}
        />
        <LeftOut editing={editing} reply={data} />
      </SectionBody>
    </section>
  )
}

/** The company's stages as they are, with what the position knows of the people in them. */
function ofCompany(reply: Reply | undefined): EditedStage[] {
  if (!reply) return []
  const all = [...reply.stages.filter(({ isOwn }) => !isOwn), ...reply.leftOut]
  return all.map((stage) => editedStage(stage, true))
}

/** The button that gives the position the company's list again, at once. */
function AsCompany({ positionId, editing }: { positionId: string; editing: StageListEditing }) {
  const t = useTranslations('stages.list')
  return (
    <Button
      size="small"
      disabled={editing.isChanged}
      aria-busy={editing.isSaving}
      onClick={() =>
        void editing.store((_list, revision, idempotencyKey) =>
          callApi(
            savePositionStages,
            { positionId, revision, stages: null, targets: [] },
            { idempotencyKey },
          ),
        )
      }
    >
      {t('asCompany')}
    </Button>
  )
}

/** Stages of the company that the position leaves out, each with the button that takes it in. */
function LeftOut({ editing, reply }: { editing: StageListEditing; reply: Reply | undefined }) {
  const t = useTranslations('stages.list')
  const listed = new Set(editing.list.stages.map(({ stageId }) => stageId))
  const leftOut = ofCompany(reply).filter(({ stageId }) => !listed.has(stageId))
  if (leftOut.length === 0) return null
  return (
    <div className={styles.leftOut}>
      <h3>{t('leftOut')}</h3>
      <ul>
        {leftOut.map((stage) => (
          <li key={stage.stageId}>
            <span>{nameOf(stage)}</span>
            <Button size="small" onClick={() => editing.edit(withStageBack(editing.list, stage))}>
              {t('takeIn', { name: nameOf(stage) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
