import { callApi } from '@candor/call/web/api'
import { callQuery } from '@candor/call/web/query'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { readStages, saveStages } from '../contract/lists.ts'
import { editedStage, sentStages } from '../rules/edit.ts'
import { StageList } from './stage-list.tsx'
import { useStageList } from './use-stage-list.ts'

/** The company's list of stages. */
export function StagesPanel() {
  const t = useTranslations('stages.list')
  const query = useQuery(callQuery(readStages, {}))
  const { data } = query
  const stored = useMemo(
    () =>
      data && {
        revision: data.revision,
        list: { stages: data.stages.map((stage) => editedStage(stage, false)), targets: [] },
      },
    [data],
  )
  const editing = useStageList({
    subject: 'stages',
    stored,
    send: ({ stages, targets }, revision, idempotencyKey) =>
      callApi(
        saveStages,
        { revision, stages: sentStages(stages), targets: [...targets] },
        { idempotencyKey },
      ),
  })
  return (
    <section aria-label={t('stages')} aria-busy={query.isPending || !editing.isReady}>
      <Intro>{t('intro')}</Intro>
      <SectionBody state={sectionState(query, t('failed'))}>
        <StageList editing={editing} />
      </SectionBody>
    </section>
  )
}
