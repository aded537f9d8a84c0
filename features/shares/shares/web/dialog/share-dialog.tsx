import { Sheet } from '@candor/ui/overlays/sheet'
import { FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useMedia } from '@candor/ui/use-media.ts'
import { useTranslations } from 'use-intl'
import { usePersonName } from '../../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import type { ShareChoice } from '../../rules/sharing.ts'
import { type Done, DoneNote } from './done-note.tsx'
import { NewShare } from './new-share.tsx'
import { PreviewButton } from './preview-button.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { ShareActs } from './share-acts.tsx'
import styles from './share-dialog.module.css'
import { ShareList } from './share-list.tsx'
import type { Shares } from './use-shares.ts'
import { type Sharing, useSharing } from './use-sharing.ts'

interface Props {
  report: OpenReport
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const withPassword = (done: Done) =>
  (done.kind === 'made' ? [done.made] : done.shares)
    .filter(({ password }) => password !== null)
    .map(({ shareId }) => shareId)

/** The dialog that shares the report with somebody without an account, and shows who can read it. */
export function ShareDialog({ report, isOpen, onOpenChange }: Props) {
  const t = useTranslations('shares')
  const { first: name } = usePersonName(report.candidate.person)
  const isSpread = useMedia('wide')
  const close = () => handleOpenChange(false)
  const sharing = useSharing(report, isOpen, close)
  const { shares, form } = sharing
  const known = shares.data

  function handleOpenChange(next: boolean) {
    if (!next) sharing.forgetDone()
    onOpenChange(next)
  }
  return (
    <Sheet
      title={t('title')}
      description={name}
      isWide
      isSpread
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      footer={<ShareActs report={report} sharing={sharing} onClose={close} />}
    >
      {shares.isPending && <Skeleton lines={8} />}
      {shares.isError && !known && <FailedNote message={t('listFailed')} onRetry={() => shares.refetch()} />}
      {known && form && (
        <Panes report={report} sharing={sharing} known={known} form={form} isSpread={isSpread} />
      )}
    </Sheet>
  )
}

interface PanesProps {
  report: OpenReport
  sharing: Sharing
  known: Shares
  form: ShareChoice
  isSpread: boolean
}

/** The new share with its preview, and the list of shares. */
function Panes({ report, sharing, known, form, isSpread }: PanesProps) {
  const t = useTranslations('shares')
  const { shares, done, isMailed, revoke, renew } = sharing
  return (
    <div className={styles.panes}>
      <div className={styles.main}>
        {done && (
          <div className={styles.done}>
            <DoneNote done={done} />
          </div>
        )}
        {!done && <NewShare sharing={sharing} known={known} form={form} />}
        {!done && !isSpread && (
          <div className={styles.preview}>
            <PreviewButton report={report} form={form} isMailed={isMailed} label={t('preview')} />
          </div>
        )}
      </div>
      {!done && isSpread && (
        <PreviewPane report={report} form={form} isMailed={isMailed} offered={known.sections} />
      )}
      {known.shares.length > 0 && (
        <ShareList
          shares={known.shares}
          timeZone={report.timeZone}
          now={shares.dataUpdatedAt}
          justMade={done ? withPassword(done) : []}
          needsPassword={known.needsPassword}
          onRevoke={async (shareId) => {
            await revoke(shareId)
          }}
          onRenew={renew}
        />
      )}
    </div>
  )
}
