import type { ReplyOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useTranslations } from 'use-intl'
import type { Draft } from '../../../../platform/drafts/web/use-draft.ts'
import { useSubmit } from '../../../../platform/drafts/web/use-submit.ts'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { shareByEmail } from '../../contract.ts'
import type { TypedAddresses } from '../../rules/mailing.ts'
import type { ShareChoice } from '../../rules/sharing.ts'

export type MailedShare = ReplyOf<typeof shareByEmail>['shares'][number]

/** The entries and choices of a share until it is made. */
export interface ShareDraft extends TypedAddresses {
  readonly choice: Partial<ShareChoice>
}

export const emptyShare: ShareDraft = { addresses: [], typed: '', choice: {} }

/** Mails a drafted share to its addresses; `onMailed` gets the shares that were made. */
export function useMailing(
  report: OpenReport,
  draft: Draft<ShareDraft>,
  onMailed: (shares: readonly MailedShare[]) => void,
) {
  const t = useTranslations('shares')
  const { notify } = useToasts()
  const companyId = useSignedIn()?.userInfo.companyId
  const { candidateId, interviewId } = report
  const { submit, isSending } = useSubmit(draft, {
    name: report.candidate.person.name,
    async send(form: ShareChoice, addresses: readonly string[]) {
      const input = {
        email: addresses.join(),
        companyId,
        interviewId: interviewId ?? undefined,
        shareUrl: `${location.origin}/newShareReport?userid=${candidateId}`,
        ...form,
        sections: [...form.sections],
      }
      try {
        const { shares } = await callApi(shareByEmail, input, { idempotencyKey: draft.keyFor() })
        onMailed(shares)
      } catch (error) {
        if (error instanceof CallFailure && navigator.onLine)
          notify({ kind: 'info', text: error.code === null ? t('unanswered.send') : error.message })
        throw error
      }
    },
  })
  return { mail: submit, isSending }
}
