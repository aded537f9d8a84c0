import { useTranslations } from 'use-intl'
import { ActProgress, type ShownAct } from './act-progress.tsx'
import { useClosed } from './begun.ts'
import styles from './progress-panel.module.css'

/** The most acts that the panel shows: the newest. */
const mostShown = 3

/** Whether an act runs, can be undone, was taken back, or did not reach somebody. */
const isWorthShowing = ({ state, undoUntil, isUndoing, failed }: ShownAct, now: number) =>
  state === 'running' || isUndoing || failed > 0 || (undoUntil !== null && undoUntil > now)

interface Props {
  readonly acts: readonly ShownAct[]
  readonly now: number
}

/** How far the caller's acts on many are, over all pages. */
export function ProgressPanel({ acts, now }: Props) {
  const t = useTranslations('bulk')
  const { closed, close } = useClosed()
  const shown = acts
    .filter((act) => !closed.includes(act.bulkId) && isWorthShowing(act, now))
    .slice(0, mostShown)
  if (shown.length === 0) return null
  return (
    <section className={styles.place} aria-label={t('panel.title')}>
      {shown.map((act) => (
        <ActProgress key={act.bulkId} act={act} now={now} onClose={() => close(act.bulkId)} />
      ))}
    </section>
  )
}
