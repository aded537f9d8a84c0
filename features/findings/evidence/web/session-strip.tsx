import { formatClock } from '@candor/messages/dates'
import { classes } from '@candor/ui/classes.ts'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import type { ClaimKey, Evidence, EvidenceIndex } from '../rules/evidence.ts'
import styles from './session-strip.module.css'

interface Props {
  evidenceIndex: EvidenceIndex
  /** The claim in view: the evidence of others is dimmed. Null where all count alike. */
  claim: ClaimKey | null
  currentId: string | null
  /** Where the recording plays, in milliseconds of the session; null where nothing plays. */
  sessionMs: number | null
  /** Whether the questions are named: not where their names are beside the strip already. */
  isNamed?: boolean
  /** The arrow keys move from moment to moment. */
  onMove: (id: string) => void
  /** A press, or Enter on the moment in view, asks for it. */
  onSelect: (id: string) => void
}

const keys: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
}

const noMoments: readonly Evidence[] = []

function nearest(moments: readonly Evidence[], ms: number): Evidence | undefined {
  return moments.toSorted((a, b) => Math.abs(a.startMs - ms) - Math.abs(b.startMs - ms))[0]
}

/** How far along the session a time lies, in percent. */
function along(ms: number, endMs: number): number {
  return Math.min(100, Math.max(0, (ms / endMs) * 100))
}

interface DrawingProps extends Pick<Props, 'evidenceIndex' | 'claim' | 'sessionMs'> {
  /** Evidence of the moment in view. */
  current: Evidence | undefined
}

/** The drawing of the axis: the questions in their stretches, the moments, and where the recording plays. */
function Drawing({ evidenceIndex, claim, sessionMs, current }: DrawingProps) {
  const { moments, questions, endMs, byClaim, momentOf } = evidenceIndex
  const own = claim && new Set((byClaim.get(claim) ?? []).map(({ id }) => momentOf.get(id)))
  const left = (ms: number) => `${along(ms, endMs)}%`
  return (
    <>
      {questions.map(({ number, title, startMs }, index) => {
        const end = questions[index + 1]?.startMs ?? endMs
        const width = `${along(end, endMs) - along(startMs, endMs)}%`
        const isCurrent = current?.question === number
        return (
          <span
            key={number}
            className={styles.question}
            data-current={isCurrent}
            style={{ left: left(startMs), width }}
          >
            <span className={styles.name}>
              <b>Q{number}</b> {title}
            </span>
          </span>
        )
      })}
      {moments.map(({ id, kind, startMs }) => (
        <span
          key={id}
          className={styles.tick}
          data-kind={kind}
          data-dim={own !== null && !own.has(id)}
          data-current={id === current?.id}
          style={{ left: left(startMs) }}
        />
      ))}
      {sessionMs !== null && <span className={styles.played} style={{ left: left(sessionMs) }} />}
    </>
  )
}

/** The whole session as one axis: its questions, and every moment that evidence rests on. */
export function SessionStrip(props: Props) {
  const { evidenceIndex, claim, currentId, sessionMs, isNamed = true } = props
  const { moments, endMs, momentOf } = evidenceIndex
  if (endMs <= 0) return null
  const momentId = currentId === null ? null : (momentOf.get(currentId) ?? null)
  const index = moments.findIndex(({ id }) => id === momentId)
  const drawing = (
    <Drawing evidenceIndex={evidenceIndex} claim={claim} sessionMs={sessionMs} current={moments[index]} />
  )
  const className = classes(styles.axis, isNamed && styles.named)
  // Before there is evidence the axis keeps its place, without buttons.
  if (moments.length === 0) {
    return (
      <div className={className} aria-hidden="true">
        {drawing}
      </div>
    )
  }
  return (
    <Axis {...props} className={className} index={index}>
      {drawing}
    </Axis>
  )
}

interface AxisProps extends Pick<Props, 'evidenceIndex' | 'onMove' | 'onSelect'> {
  className: string | undefined
  /** Index of the moment in view; −1 where none is. */
  index: number
  /** The drawing. */
  children: ReactNode
}

/** The axis as a slider over its moments, with a list of them for screen readers. */
function Axis({
  evidenceIndex: { moments, endMs },
  className,
  index,
  onMove,
  onSelect,
  children,
}: AxisProps) {
  const t = useTranslations('evidence')
  // Hundreds of sentences for screen readers, rendered after the drawing.
  const named = useDeferredValue(moments, noMoments)
  const current = moments[index]
  const words = ({ kind, question, startMs, title }: Evidence) =>
    `${t(`${kind}At`, { place: t('place', { question, time: formatClock(startMs) }) })} ${title}`

  function handleKey(event: KeyboardEvent) {
    // Leave keys with a modifier to the browser: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' && current) return onSelect(current.id)
    const next = keys[event.key]?.(index, moments.length - 1)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const moment = moments[Math.min(moments.length - 1, Math.max(0, next))]
    if (moment) onMove(moment.id)
  }

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const moment = nearest(moments, ((event.clientX - left) / width) * endMs)
    if (moment) onSelect(moment.id)
  }

  return (
    <div className={styles.strip}>
      <div
        role="slider"
        tabIndex={0}
        className={className}
        aria-label={t('strip')}
        aria-valuemin={current ? 1 : 0}
        aria-valuemax={moments.length}
        aria-valuenow={index + 1}
        aria-valuetext={current ? words(current) : t('noMoment')}
        onKeyDown={handleKey}
        onClick={handleClick}
      >
        {children}
      </div>
      <ol className="sr" aria-label={t('chips')}>
        {named.map((moment) => (
          <li key={moment.id}>{words(moment)}</li>
        ))}
      </ol>
    </div>
  )
}
