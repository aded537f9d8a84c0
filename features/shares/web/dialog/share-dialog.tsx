import { currentLocale } from '@candor/messages/web/stored-locale'
import { Button } from '@candor/ui/inputs/button'
import { Sheet } from '@candor/ui/overlays/sheet'
import { useToasts } from '@candor/ui/overlays/toast'
import { FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useMedia } from '@candor/ui/use-media.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { UnsentNote } from '../../../drafts/web/unsent-note.tsx'
import { useDraft } from '../../../drafts/web/use-draft.ts'
import { usePersonName } from '../../../report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/web/open-report.ts'
import { type TypedAddresses, takeTyped } from '../../rules/mailing.ts'
import { chooseShare, type ShareChoice } from '../../rules/sharing.ts'
import { AddressField } from './address-field.tsx'
import { MadeLink, type Told } from './made-link.tsx'
import { MailHints } from './mail-hints.tsx'
import { PreviewButton } from './preview-button.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { SentShares } from './sent-shares.tsx'
import styles from './share-dialog.module.css'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import { isInConversation, useConversation } from './use-conversation.ts'
import { emptyShare, type MailedShare, useMailing } from './use-mailing.ts'
import { useShares } from './use-shares.ts'

interface Props {
  report: OpenReport
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What the dialog shows of what was just made: it is told once. */
type Done =
  | { readonly kind: 'told'; readonly told: Told }
  | { readonly kind: 'mails'; readonly shares: readonly MailedShare[] }

const sharesOf = (done: Done) =>
  (done.kind === 'told' ? [done.told] : done.shares).map(({ shareId }) => shareId)

/** Opens the report to somebody without an account, and shows who can read it so. */
export function ShareDialog({ report, isOpen, onOpenChange }: Props) {
  const t = useTranslations('shares')
  const { notify } = useToasts()
  const { first: name } = usePersonName(report.candidate.person)
  const { shares, make, isMaking, revoke, renew, refresh } = useShares(report, isOpen)
  const draft = useDraft(report.candidateId, 'share', emptyShare)
  const { mail, isSending } = useMailing(report, draft, handleMailed)
  const { tell, isTelling } = useConversation(report, draft)
  const [way, setWay] = useState<'mail' | 'link'>('mail')
  const isSpread = useMedia('(min-width: 1280px)')
  const [done, setDone] = useState<Done | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const known = shares.data
  const mailing = known?.mailing
  const needsPassword = way === 'mail' ? mailing?.needsPassword : known?.needsPassword
  const form =
    known &&
    chooseShare({ ...known, needsPassword: needsPassword === true }, draft.value.choice, currentLocale())
  const isBusy = isMaking || isSending || isTelling
  const isReady = form !== undefined && form.sections.length > 0

  function handleOpenChange(next: boolean) {
    if (!next) setDone(null)
    onOpenChange(next)
  }
  function handleChange(part: Partial<ShareChoice>) {
    draft.set({ choice: { ...draft.value.choice, ...part } })
  }
  /** What is being typed is no fault yet; what was ended by a separator, or left, is one. */
  function take(value: TypedAddresses, isConfirmed: boolean): readonly string[] | null {
    const { fault: found, ...taken } = takeTyped(value)
    if (taken.typed !== value.typed || taken.addresses.length !== value.addresses.length) draft.set(taken)
    const isOpenEnd = found?.refusal === 'emailMissing' && !isConfirmed
    setFault(found && !isOpenEnd ? t(`refusal.${found.refusal}`, found.values) : null)
    return found ? null : taken.addresses
  }
  /** Closes the dialog, unless there are passwords that are told here alone. */
  function handleMailed(made: readonly MailedShare[]) {
    void refresh()
    notify({ kind: 'success', text: t('sent') })
    const isToTell = made.some(({ hasPassword }) => hasPassword) && !mailing?.sendsPassword
    if (isToTell) setDone({ kind: 'mails', shares: made })
    else handleOpenChange(false)
  }
  async function handleConfirm() {
    if (!form || !isReady) return
    if (way === 'mail') {
      const addresses = take(draft.value, true)
      if (addresses) await mail(form, addresses)
      return
    }
    const sentKey = draft.keyFor()
    const made = await make(form)
    if (!made) return
    setDone({ kind: 'told', told: made })
    draft.clear(sentKey)
  }
  async function handleConversation() {
    const told = form && isReady ? await tell(form) : null
    void refresh()
    if (told && (told.shareUrl ?? told.password) !== null) setDone({ kind: 'told', told })
    else if (told) handleOpenChange(false)
  }
  const footer = done ? (
    <Button key="another" onClick={() => setDone(null)}>
      {t('another')}
    </Button>
  ) : (
    <>
      <Button key="cancel" onClick={() => handleOpenChange(false)}>
        {t('cancel')}
      </Button>
      {mailing?.isMessengerSet && isInConversation(report) && (
        <Button
          key="conversation"
          aria-disabled={isBusy || !isReady}
          aria-busy={isTelling}
          onClick={() => void handleConversation()}
        >
          {t('toConversation')}
        </Button>
      )}
      <Button
        key="make"
        look="primary"
        aria-disabled={isBusy || !isReady}
        aria-busy={isBusy}
        onClick={() => void handleConfirm()}
      >
        {way === 'mail' ? t('send', { count: draft.value.addresses.length }) : t('make')}
      </Button>
    </>
  )
  return (
    <Sheet
      title={t('title')}
      description={name}
      isWide
      isSpread
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      footer={footer}
    >
      {shares.isPending && <Skeleton lines={8} />}
      {shares.isError && !known && <FailedNote message={t('listFailed')} onRetry={() => shares.refetch()} />}
      {known && form && (
        <div className={styles.panes}>
          <div className={styles.main}>
            {done?.kind === 'told' && <MadeLink told={done.told} />}
            {done?.kind === 'mails' && <SentShares shares={done.shares} />}
            {!done && way === 'mail' && draft.isUnsent && (
              <UnsentNote isSending={isSending} onSend={() => void handleConfirm()} />
            )}
            {!done && (
              <ShareForm
                known={known}
                form={form}
                needsPassword={needsPassword === true}
                to={
                  way === 'mail' ? (
                    <AddressField
                      value={draft.value}
                      fault={fault}
                      onChange={(value) => {
                        setFault(null)
                        draft.set(value)
                      }}
                      onTake={(value) => take(value, false)}
                      onLinkInstead={() => setWay('link')}
                      hints={<MailHints mailing={known.mailing} />}
                    />
                  ) : (
                    <div className={styles.instead}>
                      <Button look="quiet" size="small" onClick={() => setWay('mail')}>
                        {t('mailInstead')}
                      </Button>
                    </div>
                  )
                }
                isMailed={way === 'mail'}
                onChange={handleChange}
              />
            )}
            {!done && !isSpread && (
              <div className={styles.preview}>
                <PreviewButton report={report} form={form} isMailed={way === 'mail'} label={t('preview')} />
              </div>
            )}
          </div>
          {!done && isSpread && (
            <PreviewPane report={report} form={form} isMailed={way === 'mail'} offered={known.sections} />
          )}
          {known.shares.length > 0 && (
            <ShareList
              shares={known.shares}
              timeZone={report.timeZone}
              now={shares.dataUpdatedAt}
              justMade={done ? sharesOf(done) : []}
              needsPassword={known.needsPassword}
              onRevoke={async (shareId) => {
                await revoke(shareId)
              }}
              onRenew={renew}
            />
          )}
        </div>
      )}
    </Sheet>
  )
}
