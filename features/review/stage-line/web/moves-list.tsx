import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { formatDateTime } from '@candor/messages/dates'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { Timeline } from '@candor/ui/sections/timeline'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { listMoves } from '../../../candidates/stages/contract/moving.ts'
import { UndoInRecord } from '../../../platform/undo/web/undo-in-record.tsx'

interface Props {
  candidateId: string
  timeZone: string
  /** Whether the moves are loaded now; a closed drawer waits. */
  isShown: boolean
}

type Move = ReplyOf<typeof listMoves>[number]

/** All moves of the candidate, newest first: who, when, from where to where, and why. */
export function MovesList({ candidateId, timeZone, isShown }: Props) {
  const t = useTranslations('stage-line')
  const moves = useQuery({ ...callQuery(listMoves, ofCandidate(candidateId)), enabled: isShown })
  const none = moves.data?.length === 0 && { kind: 'empty' as const, title: t('none'), text: t('noneText') }
  const place = (stage: string, outcome: Move['fromOutcome']) =>
    outcome === null ? stage : `${stage} (${t(`outcomes.${outcome}`)})`
  return (
    <SectionBody state={sectionState(moves, t('historyFailed'), none || false)}>
      <Timeline
        items={(moves.data ?? []).map((move) => {
          const time = formatDateTime(move.movedAt, timeZone)
          return {
            id: move.id,
            date: move.byName === null ? t('byImport', { time }) : t('by', { name: move.byName, time }),
            title: t('moved', {
              from: place(move.fromStage, move.fromOutcome),
              to: place(move.toStage, move.toOutcome),
            }),
            body: (
              <>
                {[
                  move.isUndo === true ? t('isUndo') : '',
                  t('days', { days: move.days, stage: move.fromStage }),
                  ...(move.reasons ?? []),
                  move.reason,
                ]
                  .filter((text) => text !== '')
                  .join(' · ')}{' '}
                <UndoInRecord candidateId={candidateId} refId={move.id} at={move.movedAt} />
              </>
            ),
          }
        })}
      />
    </SectionBody>
  )
}
