import { currentLocale } from '@candor/messages/web/stored-locale'
import { useToasts } from '@candor/ui/overlays/toast'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../../../platform/drafts/web/use-draft.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { chooseShare } from '../../rules/sharing.ts'
import type { Done } from './done-note.tsx'
import { useConversation } from './use-conversation.ts'
import { emptyShare, type MailedShare, type ShareDraft, useMailing } from './use-mailing.ts'
import { type Shares, useShares } from './use-shares.ts'
import { useShowDone } from './use-show-done.tsx'
import { useTypedAddresses } from './use-typed-addresses.ts'

export type Sharing = ReturnType<typeof useSharing>

/** The choices for a new share by mail or by link, and whether that way needs a password. */
function useForm(shares: Shares | undefined, { choice }: ShareDraft) {
  const [way, setWay] = useState<'mail' | 'link'>('mail')
  const isMailed = way === 'mail'
  const needsPassword = (isMailed ? shares?.mailing : shares)?.needsPassword === true
  const form = shares && chooseShare({ ...shares, needsPassword }, choice, currentLocale())
  return { isMailed, setWay, form, needsPassword, isReady: form !== undefined && form.sections.length > 0 }
}

/** Mailed shares with passwords that only the dialog shows; null where none has one, or they are mailed. */
function passwordsToShow(
  shares: readonly MailedShare[],
  mailing: Shares['mailing'] | undefined,
): Done | null {
  if (mailing?.sendsPassword || !shares.some(({ hasPassword }) => hasPassword)) return null
  return { kind: 'mails', shares, mails: mailing?.isServerSet === false ? 'kept' : 'sent' }
}

/** The share that is being made, and the existing ones; `onDone` is called once nothing is left to show. */
export function useSharing(report: OpenReport, isOpen: boolean, onDone: () => void) {
  const t = useTranslations('shares')
  const { notify } = useToasts()
  const { shares, make, isMaking, revoke, renew, refresh } = useShares(report, isOpen)
  const draft = useDraft(report.candidateId, 'share', emptyShare)
  const { mail, isSending } = useMailing(report, draft, handleMailed)
  const { sendShare, isSendingShare } = useConversation(report, draft)
  const addresses = useTypedAddresses(draft)
  const [done, setDone] = useState<Done | null>(null)
  const showDone = useShowDone(report, isOpen, setDone)
  const { isMailed, setWay, form, needsPassword, isReady } = useForm(shares.data, draft.value)

  /** Closes the dialog, unless there are passwords that only it shows. */
  function handleMailed(made: readonly MailedShare[]) {
    void refresh()
    notify({ kind: 'success', text: t('sent') })
    const passwords = passwordsToShow(made, shares.data?.mailing)
    if (passwords) showDone(passwords)
    else onDone()
  }
  async function confirm() {
    if (!form || !isReady) return
    if (isMailed) {
      const taken = addresses.take(draft.value, true)
      if (taken) await mail(form, taken)
      return
    }
    const sentKey = draft.keyFor()
    const made = await make(form)
    if (!made) return
    showDone({ kind: 'made', made: { ...made, hasPassword: made.password !== null } })
    draft.clear(sentKey)
  }
  async function sendToConversation() {
    const result = form && isReady ? await sendShare(form) : null
    void refresh()
    if (result && (result.shareUrl !== null || result.hasPassword)) showDone({ kind: 'made', made: result })
    else if (result) onDone()
  }
  return {
    shares,
    revoke,
    renew,
    draft,
    addresses,
    form,
    isMailed,
    setWay,
    needsPassword,
    isReady,
    isSending,
    isSendingShare,
    isBusy: isMaking || isSending || isSendingShare,
    confirm,
    sendToConversation,
    done,
    forgetDone: () => setDone(null),
  }
}
