import { Score } from '@candor/ui/score'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { useMedia } from '@candor/ui/use-media.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ScoreState } from '../../../candidates/scores/rules/stars.ts'
import type { AssessedPoint } from '../../../findings/analysis/rules/points.ts'
import { useEvidenceReader } from '../../../findings/analysis/web/evidence-reader.ts'
import { KeyPointsList } from '../../../findings/analysis/web/key-points-list.tsx'
import { EvidenceChips } from '../../../findings/evidence/web/evidence-chips.tsx'
import { evidenceOfPoint } from '../../../findings/recording/rules/point-evidence.ts'
import type { RecordedQuestion } from '../../../findings/recording/rules/recording.ts'
import type { Playback } from '../../../findings/recording/web/player/playback.ts'
import { usePlayback } from '../../../findings/recording/web/player/use-playback.ts'
import type { QuestionResults } from '../../../findings/recording/web/use-question-results.ts'
import styles from './question-scores.module.css'

interface PointProps {
  point: AssessedPoint
  hasAllEvidence: boolean
  onSelect: (evidenceId: string) => void
}

function Point({ point, hasAllEvidence, onSelect }: PointProps) {
  const t = useTranslations('recording')
  const { evidenceIndex, current, isChosen } = useEvidenceReader()
  const { name, round, score, comment } = point
  const evidence = evidenceOfPoint(evidenceIndex, point)
  const momentInView = isChosen && current ? evidenceIndex.momentOf.get(current.id) : undefined
  return (
    <li className={styles.point}>
      <span className={styles.name}>
        {name ?? t('claimAnswer')}
        {round !== null && <small>{t('followUpPoint', { round })}</small>}
      </span>
      <span>
        <Score score={score ?? { state: 'none' }} />
      </span>
      <span className={styles.comment}>{comment}</span>
      <div className={styles.evidence}>
        <EvidenceChips
          evidence={evidence}
          saysNone={hasAllEvidence && score?.state === 'scored'}
          isCurrent={({ id }) =>
            momentInView !== undefined && momentInView === evidenceIndex.momentOf.get(id)
          }
          onSelect={onSelect}
        />
      </div>
    </li>
  )
}

/** The state of the section: its rows, or why there are none. Null where nothing of the interview is scored at all. */
function stateOf(results: QuestionResults, points: readonly AssessedPoint[]): SectionState | 'rows' | null {
  const { state } = results
  if (points.length > 0) return state.kind === 'stale' ? state : 'rows'
  if (state.kind === 'empty' || state.kind === 'ready') return results.hasPoints ? { kind: 'empty' } : null
  return state
}

interface Props {
  playback: Playback
  results: QuestionResults
  onSelect: (evidenceId: string) => void
  /** Returns the link to a question on a page of its own. */
  linkTo: (question: RecordedQuestion) => ReactNode
}

/** The scores of the question in view, point by point, each with its moments of evidence. */
export function QuestionScores({ playback, results, onSelect, linkTo }: Props) {
  const t = useTranslations('recording')
  const { clips, questions } = playback.recording
  const index = usePlayback(playback, ({ clip }) => clips[clip]?.question ?? 0)
  const question = questions[index]
  // Under a narrow player the transcript comes next, so the scores fold there.
  const isFoldable = useMedia('belowDesk')
  const points = results.points[index] ?? []
  const keyPoints = results.keyPoints[index] ?? []
  const score: ScoreState | null = results.scores[index] ?? null
  const state = stateOf(results, points)
  if (state === null) return null
  const isEmpty = state !== 'rows' && state.kind === 'empty'
  return (
    <div className={styles.scores}>
      <Section
        key={String(isFoldable)}
        title={t('points', { number: index + 1 })}
        end={
          score && (
            <span className={styles.total}>
              <Score score={score} />
            </span>
          )
        }
        isFoldable={isFoldable}
        isOpenAtFirst={!isFoldable}
        state={state === 'rows' ? { kind: 'ready' } : isEmpty ? { ...state, title: t('noPoints') } : state}
      >
        <ul className={styles.points}>
          {points.map((point) => (
            <Point
              key={point.key}
              point={point}
              hasAllEvidence={results.hasAllEvidence}
              onSelect={onSelect}
            />
          ))}
        </ul>
        {keyPoints.length > 0 && (
          <div className={styles.keyPoints}>
            {keyPoints.map(({ answerId, round, points }) => (
              <KeyPointsList key={answerId} points={points} round={round} />
            ))}
          </div>
        )}
        {question && <p className={styles.link}>{linkTo(question)}</p>}
      </Section>
    </div>
  )
}
