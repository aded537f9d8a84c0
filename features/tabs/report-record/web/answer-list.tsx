import { FailedNote, StaleNote } from '@candor/ui/sections/notes'
import { useEffect, useMemo, useRef } from 'react'
import { useManualScores } from '../../../findings/manual-scores/web/use-manual-scores.ts'
import type { Recording } from '../../../findings/recording/rules/recording.ts'
import { hasHours, turnKey } from '../../../findings/recording/rules/turns.ts'
import { AnswerRow } from '../../../findings/recording/web/transcript/answer-row.tsx'
import { FindBox } from '../../../findings/recording/web/transcript/find-box.tsx'
import { FollowMenu } from '../../../findings/recording/web/transcript/follow-menu.tsx'
import { useFollowMode } from '../../../findings/recording/web/transcript/follow-mode.ts'
import { type Find, useFind } from '../../../findings/recording/web/transcript/use-find.ts'
import { useFoundRows } from '../../../findings/recording/web/transcript/use-found.ts'
import { useVoices } from '../../../findings/recording/web/transcript/use-voices.ts'
import { useQuestionResults } from '../../../findings/recording/web/use-question-results.ts'
import { VoiceChoices } from '../../../findings/recording/web/voices/voice-choices.tsx'
import { DetailLink } from '../../../report/report/web/detail-link.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './answer-list.module.css'

/** Scrolls to the hit in view at every step, in its answer's pane and on the page. */
function useShowHit({ current, step }: Find) {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step may come to the same hit, which is to be shown again
  useEffect(() => {
    if (current) list.current?.querySelector('[data-hit=current]')?.scrollIntoView?.({ block: 'center' })
  }, [current, step])
  return list
}

/** The recorded answers below one another, each with its question, its score, and its own player. */
export function AnswerList({ report, recording }: { report: OpenReport; recording: Recording }) {
  const { mode, setMode } = useFollowMode()
  const voices = useVoices(recording, report.candidate.person)
  const manual = useManualScores(report)
  const { scores, state } = useQuestionResults(report)
  const find = useFind(recording, 0, 0)
  const foundAt = useFoundRows(find)
  const list = useShowHit(find)
  const { current, step, isFinding } = find
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step may come to the same line, which is to be gone to again
  const goTo = useMemo(() => ({ index: current?.line ?? -1 }), [current, step])
  return (
    <>
      <VoiceChoices report={report} />
      <div className={styles.bar}>
        <FindBox find={find} recording={recording} />
        <FollowMenu mode={mode} onChange={setMode} />
      </div>
      {state.kind === 'failed' && <FailedNote {...state} />}
      {state.kind === 'stale' && <StaleNote {...state} />}
      <ol className={styles.list} ref={list} data-hours={hasHours(recording)}>
        {recording.clips.map(({ id, title, question }, index) => (
          <AnswerRow
            key={id}
            report={report}
            recording={recording}
            index={index}
            manual={manual}
            score={scores[question]}
            end={<DetailLink report={report} q={id} title={title ?? `Q${question + 1}`} />}
            voices={voices[index] ?? []}
            foundIn={(line) =>
              foundAt(
                turnKey(
                  line === null ? { kind: 'written', clip: index } : { kind: 'line', clip: index, line },
                ),
              )
            }
            goTo={current?.clip === index ? goTo : undefined}
            isFinding={isFinding}
          />
        ))}
      </ol>
    </>
  )
}
