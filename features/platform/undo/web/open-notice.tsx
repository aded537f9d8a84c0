import { CrossIcon } from '@candor/ui/icons'
import { Kbd } from '@candor/ui/kbd'
import { typingFields } from '@candor/ui/use-page-keys.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import styles from './open-notice.module.css'
import { onUndoAsked } from './undo-asked.ts'
import { closeUntil } from './undo-hint.ts'
import { useActWords } from './use-act-words.ts'
import { useLastAct } from './use-last-act.ts'
import { useUndo } from './use-undo.ts'

/**
 * Calls back at Ctrl+Z or Cmd+Z, unless a field has the focus: there the keys undo typing. A page may have another key.
 *
 * `onUndo` returns whether there is something to undo.
 */
function useUndoKeys(onUndo: () => boolean) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isUndo || event.key.toLowerCase() !== 'z' || event.defaultPrevented || event.repeat) return
    const { target } = event
    const isField =
      target instanceof HTMLElement && (target.isContentEditable || target.closest(typingFields) !== null)
    if (isField) return
    event.preventDefault()
    onUndo()
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => handle(event)
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
  const ask = useEffectEvent(onUndo)
  useEffect(() => {
    const stop = onUndoAsked(() => ask())
    return stop
  }, [])
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Ref of the notice: keeps room at the end of the page for all that it covers, a text of two lines too. */
function keepRoom(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined
  const { style } = document.documentElement
  const measure = () => {
    const foot = Number.parseFloat(getComputedStyle(place).getPropertyValue('--foot')) || 0
    const covered = innerHeight - place.getBoundingClientRect().top - foot
    style.setProperty('--notice', `${Math.max(0, Math.ceil(covered))}px`)
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(place)
  addEventListener('resize', measure)
  return () => {
    sizes.disconnect()
    removeEventListener('resize', measure)
    style.removeProperty('--notice')
  }
}

/** The last own act with Undo, until its ten minutes are over or somebody closes it. It stays over pages and reloads. */
export function OpenNotice() {
  const t = useTranslations('undo')
  const words = useActWords()
  const act = useLastAct()
  const [undo, isUndoing] = useUndo(() => act && closeUntil(act.at))
  useUndoKeys(() => {
    if (act && !isUndoing) void undo(act.undoId)
    return act !== null
  })
  return (
    <section className={styles.place} aria-label={act ? t('label') : undefined}>
      <div ref={act ? keepRoom : null} className={act ? styles.notice : undefined}>
        {/* In the page before it has text, so that it is read out, once for each act. */}
        <p role="status" className={styles.text}>
          {act && words(act)}
        </p>
        {act && (
          <>
            <button
              type="button"
              className={styles.undo}
              disabled={isUndoing}
              aria-keyshortcuts="Control+Z Meta+Z"
              onClick={() => void undo(act.undoId)}
            >
              {t('undo')}
              <Kbd>{isApple ? '⌘Z' : 'Ctrl Z'}</Kbd>
            </button>
            <button
              type="button"
              className={styles.close}
              aria-label={t('close')}
              onClick={() => closeUntil(act.at)}
            >
              <CrossIcon />
            </button>
          </>
        )}
      </div>
    </section>
  )
}
