import { CrossIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { QuestionText } from '../../../findings/questions/web/question-text.tsx'
import type { RecordedQuestion } from '../../../findings/recording/rules/recording.ts'
import styles from './question-popup.module.css'

/** Elements that use Esc themselves. */
const overlays = '[role=dialog], [role=menu], [role=listbox]'

/**
 * Elements in which a press leaves the question open: the row of questions, and the player, which is used while the
 * question is read.
 */
const neighbours = 'nav, [data-playing]'

/** Height of the bar at the foot of the page, which covers what is below it. */
const footHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--foot')) || 0

/** Closes the popup on Esc, and on a press elsewhere on the page. */
function useDismissal(popup: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const overlay = event.target instanceof Element ? event.target.closest(overlays) : null
      if (overlay === null || overlay === popup.current) onClose()
    }
    const handlePointerDown = ({ target }: Event) => {
      if (!(target instanceof Element) || popup.current?.contains(target)) return
      if (!target.closest(neighbours)) onClose()
    }
    document.addEventListener('keydown', handleKeyDown)
    document.addEventListener('pointerdown', handlePointerDown)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
      document.removeEventListener('pointerdown', handlePointerDown)
    }
  }, [popup, onClose])
}

interface Props {
  id: string
  question: RecordedQuestion
  /** The link to the question on a page of its own. */
  link: ReactNode
  /** `hadFocus`: the focus was inside, and goes back to the button that opened it. */
  onClose: (hadFocus: boolean) => void
}

/**
 * A question in full, under the row of questions or at the bottom of a phone.
 *
 * It takes no focus, so that the player's keys work while the question is read.
 */
export function QuestionPopup({ id, question, link, onClose }: Props) {
  const t = useTranslations('recording')
  const ui = useTranslations('ui')
  const titleId = useId()
  const popup = useRef<HTMLDivElement>(null)
  const handleClose = useCallback(
    () => onClose(popup.current?.contains(document.activeElement) === true),
    [onClose],
  )
  useDismissal(popup, handleClose)

  // Where there is no room below it stands above the row: scrolling the page would take the header away.
  const [isAbove, setIsAbove] = useState(false)
  useLayoutEffect(() => {
    const box = popup.current?.getBoundingClientRect()
    if (box) setIsAbove(box.bottom > innerHeight - footHeight())
  }, [])

  const { number, title, html, language } = question
  return (
    <div
      ref={popup}
      id={id}
      role="dialog"
      aria-labelledby={titleId}
      className={styles.popup}
      data-above={isAbove || undefined}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <b>Q{number}</b> {title ?? t('untitled', { number })}
        </h2>
        <Button look="quiet" size="small" isIcon aria-label={ui('close')} onClick={handleClose}>
          <CrossIcon />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.body} tabIndex={0}>
        <QuestionText html={html} language={language} />
        <p className={styles.link}>{link}</p>
      </div>
    </div>
  )
}
