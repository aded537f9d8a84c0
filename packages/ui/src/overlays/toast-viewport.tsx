import { Toast } from '@base-ui/react/toast'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { classes } from '../classes.ts'
import { CheckIcon, CrossIcon, FlagIcon, InfoIcon } from '../icons.tsx'
import { type Notice, pageLeft } from './notice.ts'
import styles from './toast-viewport.module.css'

export type ViewportProps = { waiting: readonly Notice[]; onTaken: (taken: readonly Notice[]) => void }

const icons = { success: CheckIcon, warning: FlagIcon, danger: FlagIcon, info: InfoIcon }
const shownAtOnce = 4
/** A notice that is younger came with the act that led to the next page: it goes along. */
const ownActMs = 1000

function Notices({ waiting, onTaken }: ViewportProps) {
  const t = useTranslations('ui')
  const { toasts, add, close } = Toast.useToastManager<{ notice: Notice; since: number }>()

  // After the live region is on the page: a region that arrives with its text is not read out.
  useEffect(() => {
    if (waiting.length === 0) return
    for (const notice of waiting) {
      add({
        title: notice.title,
        description: notice.text,
        type: notice.kind,
        priority: notice.kind === 'danger' ? 'high' : 'low',
        data: { notice, since: performance.now() },
      })
    }
    onTaken(waiting)
  }, [waiting, add, onTaken])

  const leave = useEffectEvent(() => {
    const youngest = performance.now() - ownActMs
    for (const { id, data } of toasts) if (data && data.since < youngest) close(id)
  })
  useEffect(() => {
    const handleLeft = () => leave()
    addEventListener(pageLeft, handleLeft)
    return () => removeEventListener(pageLeft, handleLeft)
  }, [])

  return toasts.map((toast) => {
    const kind = toast.data?.notice.kind ?? 'info'
    const Icon = icons[kind]
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={classes(styles.toast, styles[kind])}
        aria-label={toast.data?.notice.title ? undefined : toast.data?.notice.text}
      >
        <Toast.Content className={styles.content}>
          <Icon className={styles.icon} />
          <div>
            <Toast.Title className={styles.title} render={<p />} />
            <Toast.Description className={styles.text} />
            {toast.data?.notice.onRetry && (
              <Toast.Action className={styles.retry} onClick={toast.data.notice.onRetry}>
                {t('retry')}
              </Toast.Action>
            )}
          </div>
          <Toast.Close className={styles.close} aria-label={t('close')}>
            <CrossIcon />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}

/** Shows the notices; `toast.tsx` loads it when somebody begins to use the page. */
export function ToastViewport(props: ViewportProps) {
  const t = useTranslations('ui')
  return (
    <Toast.Provider limit={shownAtOnce}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={t('notifications')}>
          <Notices {...props} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
