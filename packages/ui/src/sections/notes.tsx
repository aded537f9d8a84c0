import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { classes } from '../classes.ts'
import { ClockIcon, FlagIcon } from '../icons.tsx'
import { Button } from '../inputs/button.tsx'
import { handFocusBack, handFocusToHeading } from '../inputs/hand-over-focus.ts'
import { PulseBar } from '../pulse-bar.tsx'
import styles from './notes.module.css'

interface EmptyNoteProps {
  title?: string
  text?: string
  action?: ReactNode
  /** Whether it is all of a page: then its title is the page's heading. */
  isPage?: boolean
}

/** Says what is missing here, with the one action that fills it. */
export function EmptyNote({ title, text, action, isPage = false }: EmptyNoteProps) {
  const t = useTranslations('ui')
  const Title = isPage ? 'h1' : 'b'
  return (
    <div className={styles.empty}>
      <Title className={styles.title}>{title ?? t('noContent')}</Title>
      {(text || action) && (
        <div className={styles.words}>
          {text && <span>{text}</span>}
          {action}
        </div>
      )}
    </div>
  )
}

/**
 * Takes the place of a page that could not be loaded: announces what failed, with a button to try again. The focus goes
 * to the heading of the loaded page, or back to the button if that fails again.
 */
export function RetryNote({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useTranslations('ui')
  return (
    <div role="alert">
      <EmptyNote
        title={title}
        action={
          <Button ref={handFocusToHeading} data-stands-for-heading onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  )
}

/** Work in progress: say what is being made and, if known, when to expect it. */
export function AnalysingNote({ text }: { text?: string }) {
  const t = useTranslations('ui')
  return (
    <div className={styles.note} role="status">
      <ClockIcon />
      <span>{text ?? t('analysing')}</span>
      <PulseBar />
    </div>
  )
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('ui')
  return (
    <button ref={handFocusBack} type="button" className={styles.retry} onClick={onRetry}>
      {t('retry')}
    </button>
  )
}

interface FailedNoteProps {
  message?: string
  onRetry?: () => void
  /** An action in place of trying again, or beside it. */
  action?: ReactNode
  /** Whether it is not announced: for a failure that is announced once for all the places that show it. */
  isQuiet?: boolean
}

/** What failed and what still works, announced at once, with retry at the right. */
export function FailedNote({ message, onRetry, action, isQuiet = false }: FailedNoteProps) {
  const t = useTranslations('ui')
  return (
    <div className={classes(styles.note, styles.failed)} role={isQuiet ? undefined : 'alert'}>
      <FlagIcon />
      <span>
        {message ?? t('failed')}
        {action && <> {action}</>}
      </span>
      {onRetry && <RetryButton onRetry={onRetry} />}
    </div>
  )
}

/** The line above older data that could not be updated. */
export function StaleNote({ onRetry, isQuiet = false }: { onRetry: () => void; isQuiet?: boolean }) {
  const t = useTranslations('ui')
  return (
    <div className={classes(styles.note, styles.stale)} role={isQuiet ? undefined : 'status'}>
      <ClockIcon />
      <span>{t('stale')}</span>
      <RetryButton onRetry={onRetry} />
    </div>
  )
}
