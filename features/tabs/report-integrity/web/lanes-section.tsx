import { EmptyNote } from '@candor/ui/sections/notes'
import { Section } from '@candor/ui/sections/section'
import { showsContent } from '@candor/ui/sections/section-state.ts'
import { State } from '@candor/ui/sections/state'
import { type CSSProperties, memo, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { rangeOf } from '../../../findings/integrity/rules/axis.ts'
import { type Check, needsJudgement } from '../../../findings/integrity/rules/checks.ts'
import type { CheckEvent } from '../../../findings/integrity/rules/events.ts'
import { AxisSlider } from './axis-slider.tsx'
import { CheckIconOf } from './check-icon.tsx'
import { Lane } from './lane.tsx'
import { gridPath } from './lane-path.ts'
import styles from './lanes-section.module.css'
import type { ChecksInView } from './use-checks.ts'
import type { CheckSelection } from './use-selection.ts'
import { useCheckWords, verdictLooks } from './use-words.ts'

interface Props {
  view: ChecksInView
  selection: CheckSelection
}

interface RowProps {
  check: Check
  axis: ChecksInView['axis']
  grid: string
  isCurrent: boolean
  current: CheckEvent | null
  onCheck: (check: Check) => void
  onPick: CheckSelection['pick']
}

const Row = memo(function Row({ check, axis, grid, isCurrent, current, onCheck, onPick }: RowProps) {
  const { nameOf, verdictOf, figureOf } = useCheckWords()
  const texts = check.findings.flatMap(({ text }) => text ?? []).join('；')
  const figure = figureOf(check)
  return (
    <li className={styles.row} data-current={isCurrent} data-verdict={check.verdict}>
      <button type="button" className={styles.check} aria-pressed={isCurrent} onClick={() => onCheck(check)}>
        <CheckIconOf check={check} />
        <span>{nameOf(check)}</span>
      </button>
      <span className={styles.verdict}>
        <State kind={verdictLooks[check.verdict]}>{verdictOf(check)}</State>
      </span>
      <span className={styles.finding} title={texts || undefined}>
        {figure ?? texts}
      </span>
      <Lane check={check} axis={axis} grid={grid} current={current} onPick={onPick} />
    </li>
  )
})

/** When each question begins, in milliseconds of the session. */
function useStarts({ questions, clips }: ChecksInView['recording']): number[] {
  return useMemo(
    () => questions.map(({ first }) => clips[first]?.askedAtMs ?? clips[first]?.startMs ?? 0),
    [questions, clips],
  )
}

/** Every check on one axis: its name, its result, and its events with their times. */
export function LanesSection({ view, selection }: Props) {
  const t = useTranslations('integrity')
  const { checks, axis, events, recording, sources } = view
  const { results, course, exits, images } = sources
  const starts = useStarts(recording)
  const grid = useMemo(() => gridPath(starts, axis), [starts, axis])
  const placed = useMemo(() => events.filter((event) => rangeOf(axis, event) !== null), [events, axis])
  const at = selection.atMs === null ? null : rangeOf(axis, { startMs: selection.atMs, endMs: null })
  const line: CSSProperties & Record<'--at' | '--at-shown', string> = {
    '--at': `${(at?.from ?? 0) * 100}%`,
    '--at-shown': at ? 'block' : 'none',
  }
  const isDrawn = checks.length > 0
  // Each of these calls may bring a check, so that there is none only once all of them have come.
  const lacking = [results, course, exits, images].find(({ state }) => !showsContent(state))
  const state = isDrawn ? results.state : (lacking?.state ?? { kind: 'ready' })
  return (
    <Section title={t('checks')} state={state} minHeight={460}>
      {!isDrawn && <EmptyNote title={t('noChecks')} text={t('noChecksText')} />}
      {isDrawn && (
        <div className={styles.lanes} style={line}>
          <div className={styles.head}>
            <span aria-hidden="true">{t('check')}</span>
            <span aria-hidden="true">{t('result')}</span>
            <span aria-hidden="true">{t('finding')}</span>
            <AxisSlider
              axis={axis}
              questions={recording.questions}
              startOf={({ number }) => starts[number - 1] ?? 0}
              events={placed}
              current={selection.event}
              atMs={selection.atMs}
              onSelect={selection.selectEvent}
              onTime={selection.selectTime}
            />
          </div>
          <ul aria-label={t('checks')}>
            {checks.map((check) => (
              <Row
                key={check.key}
                check={check}
                axis={axis}
                grid={grid}
                isCurrent={check.key === selection.check?.key}
                current={check.events.find(({ key }) => key === selection.event?.key) ?? null}
                onCheck={selection.selectCheck}
                onPick={selection.pick}
              />
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

/** How many checks need a person's judgement, found nothing, and are still being made. */
export function verdictCounts(checks: readonly Check[]) {
  const count = (test: (check: Check) => boolean) => checks.filter(test).length
  return {
    judge: count(needsJudgement),
    clear: count(({ verdict }) => verdict === 'clear'),
    generating: count(({ verdict }) => verdict === 'generating'),
  }
}
