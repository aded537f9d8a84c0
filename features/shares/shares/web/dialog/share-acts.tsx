import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { isInConversation } from './use-conversation.ts'
import type { Sharing } from './use-sharing.ts'

interface Props {
  report: OpenReport
  sharing: Sharing
  onClose: () => void
}

/** The buttons of the dialog: to make the share in one of its ways, and afterwards another one. */
export function ShareActs({ report, sharing, onClose }: Props) {
  const t = useTranslations('shares')
  const { shares, draft, isMailed, isReady, isBusy, isSendingShare } = sharing
  if (sharing.done)
    return (
      <>
        <Button key="another" onClick={sharing.forgetDone}>
          {t('another')}
        </Button>
        <Button key="done" look="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </>
    )
  return (
    <>
      <Button key="cancel" onClick={onClose}>
        {t('cancel')}
      </Button>
      {shares.data?.mailing.isMessengerSet && isInConversation(report) && (
        <Button
          key="conversation"
          aria-disabled={isBusy || !isReady}
          aria-busy={isSendingShare}
          onClick={() => void sharing.sendToConversation()}
        >
          {t('toConversation')}
        </Button>
      )}
      <Button
        key="make"
        look="primary"
        aria-disabled={isBusy || !isReady}
        aria-busy={isBusy}
        onClick={() => void sharing.confirm()}
      >
        {isMailed ? t('send', { count: draft.value.addresses.length }) : t('make')}
      </Button>
    </>
  )
}
