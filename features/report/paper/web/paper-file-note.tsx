import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { PulseBar } from '@candor/ui/pulse-bar'
import { FailedNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import type { PaperFormat } from '../contract.ts'
import styles from './paper-bar.module.css'
import type { FileState } from './use-paper-file.ts'

interface Props {
  state: FileState
  onCancel: () => void
  onRetry: (format: PaperFormat) => void
}

/** The state of the requested file: its place in the queue, being made, or why it failed. */
export function PaperFileNote({ state, onCancel, onRetry }: Props) {
  const t = useTranslations('paper')
  switch (state.kind) {
    case 'none':
      return null
    case 'waiting':
    case 'making':
      return (
        <div className={styles.note} role="status">
          <span>
            {state.kind === 'waiting' && state.ahead > 0
              ? t('waiting', { count: state.ahead })
              : t('making', { format: t(state.format) })}
          </span>
          <PulseBar size="small" />
          <Button ref={handFocusBack} look="quiet" size="small" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )
    case 'made':
      return (
        <p className={styles.note} role="status">
          {t('made', { format: t(state.format) })}{' '}
          <a href={state.address} download="">
            {t('again')}
          </a>
        </p>
      )
    case 'failed':
      return (
        <div className={styles.note}>
          <FailedNote
            message={state.words ?? t(state.fault ? `fault.${state.fault}` : 'fileFailed')}
            onRetry={() => onRetry(state.format)}
          />
        </div>
      )
  }
}
