import { type MouseEvent, memo, useMemo } from 'react'
import { rangeOf, type SessionAxis } from '../../../findings/integrity/rules/axis.ts'
import { type Check, needsJudgement } from '../../../findings/integrity/rules/checks.ts'
import { type CheckEvent, eventNear } from '../../../findings/integrity/rules/events.ts'
import styles from './lane.module.css'
import { eventPath, laneSize } from './lane-path.ts'

interface Props {
  check: Check
  axis: SessionAxis
  grid: string
  current: CheckEvent | null
  /** Called with the pressed time, and the event there. */
  onPick: (check: Check, ms: number, event: CheckEvent | null) => void
}

/** How far from an event a press still selects it, in px. */
const reachPx = 12

function toneOf(check: Check): 'reject' | 'against' | 'plain' {
  if (check.verdict === 'notPassed') return 'reject'
  return needsJudgement(check) ? 'against' : 'plain'
}

function barOf({ verdict, check }: Check): 'observed' | 'generating' | 'none' {
  if (verdict === 'generating') return 'generating'
  const isNamed = 'named' in check
  return verdict === 'off' || verdict === 'unchecked' || isNamed ? 'none' : 'observed'
}

const Drawing = memo(function Drawing({ check, axis, grid }: Pick<Props, 'check' | 'axis' | 'grid'>) {
  const paths = useMemo(
    () => ({
      seen: eventPath(check.events, 'seen', axis),
      picture: eventPath(check.events, 'picture', axis),
    }),
    [check.events, axis],
  )
  return (
    <svg viewBox={`0 0 ${laneSize.width} ${laneSize.height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.grid} d={grid} />
      {paths.picture && <path className={styles.picture} d={paths.picture} />}
      {paths.seen && <path className={styles.seen} data-tone={toneOf(check)} d={paths.seen} />}
    </svg>
  )
})

/** One check along the session: what was observed, what is still being made, and each event. A drawing. */
export function Lane({ check, axis, grid, current, onPick }: Props) {
  const range = current && rangeOf(axis, current)

  function handleClick({ clientX, currentTarget }: MouseEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width === 0 || axis.endMs === 0) return
    const ms = Math.min(1, Math.max(0, (clientX - left) / width)) * axis.endMs
    onPick(check, ms, eventNear(check.events, ms, (reachPx / width) * axis.endMs))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a drawing for the pointer; the axis above it is the same for the keyboard
    <div className={styles.lane} data-bar={barOf(check)} data-lane={check.key} onClick={handleClick}>
      <Drawing check={check} axis={axis} grid={grid} />
      {range && (
        <span
          className={styles.current}
          style={{ left: `${range.from * 100}%`, width: `${(range.to - range.from) * 100}%` }}
        />
      )}
    </div>
  )
}
