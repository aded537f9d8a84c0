import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'
import { aiDataQuery } from '../../analysis/web/ai-data-query.ts'
import { listInterviewOperLog } from '../contract/reading.ts'
import { submitEstimate } from '../contract.ts'
import { withEntriesOf, writeScore } from '../rules.ts'
import { manualScoresQuery } from './manual-scores-query.ts'
import type { Scoring } from './use-manual-scores.ts'

/** A score that is being given, kept until it is submitted (R4-042). */
interface ScoreDraft {
  /** 0: no stars yet. */
  stars: number
  opinion: string
  /** Rows of the opinion's field. */
  rows: number
}

const empty: ScoreDraft = { stars: 0, opinion: '', rows: 1 }

/** Reloads what a new score changes: the question's log (R4-046) and the AI data (R4-047). */
function useReload() {
  const queries = useQueryClient()
  return async (interviewId: string, problemId: string) => {
    void queries.invalidateQueries({ queryKey: aiDataQuery(interviewId).queryKey })
    const { queryKey } = manualScoresQuery(interviewId)
    try {
      const fetched = await callApi(listInterviewOperLog, { interviewId, problemId })
      // Cancels running loads: a list from before the score was stored must not arrive later.
      await queries.cancelQueries({ queryKey })
      const known = queries.getQueryData(queryKey)
      if (known) queries.setQueryData(queryKey, withEntriesOf(known, problemId, fetched))
      else await queries.invalidateQueries({ queryKey })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      await queries.invalidateQueries({ queryKey })
    }
  }
}

/** The viewer's own score of one question, from the draft to the reply. */
export function useScoreDraft(scoring: Scoring, questionId: string) {
  const t = useTranslations('manual-scores')
  const { notify } = useToasts()
  const reload = useReload()
  const { candidateId, interviewId, personName } = scoring
  const form = useDraftForm(
    // The interview is part of the subject: question ids are unique only within one.
    { candidateId, subject: `score:${interviewId}:${questionId}`, empty },
    {
      name: personName,
      isEvaluation: true,
      send: ({ value: { stars, opinion }, keyFor }) =>
        callApi(
          submitEstimate,
          { id: questionId, interviewid: interviewId, ...writeScore({ score: stars, opinion }) },
          { idempotencyKey: keyFor() },
        ),
      onStored: () => {
        notify({ kind: 'info', text: t('saved') })
        void reload(interviewId, questionId)
      },
    },
  )
  const { stars, opinion } = form.draft.value
  return { ...form, isBegun: stars > 0 || opinion !== '' }
}

export type ScoreInHand = ReturnType<typeof useScoreDraft>
