import { Button } from '@candor/ui/inputs/button'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useTranslations } from 'use-intl'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { endSessionsOf } from '../contract.ts'
import styles from './session-row.module.css'

/** Signs an account out on every device. */
export function EndSessionsOf({ accountId }: { accountId: string }) {
  const t = useTranslations('open-sessions')
  const { notify } = useToasts()
  const end = useChange(endSessionsOf, { done: null })
  const [handleEnd, isEnding] = useOneAtATime(async () => {
    const done = await end({ accountId })
    if ('reply' in done) notify({ kind: 'success', text: t('endedCount', { count: done.reply.count }) })
  })
  return (
    <>
      <Button aria-busy={isEnding} onClick={() => void handleEnd()}>
        {t('endOf')}
      </Button>
      <p className={styles.quiet}>{t('endOfText')}</p>
    </>
  )
}
