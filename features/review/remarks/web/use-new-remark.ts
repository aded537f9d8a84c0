import { callApi } from '@candor/call/web/api'
import { isRefusal } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { useDraftForm } from '../../../platform/drafts/web/use-draft-form.ts'
import { usePersonName } from '../../../report/report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { faultyField } from '../../../sign-in/account-changes/rules/new-account.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { addEstimateResume } from '../../evaluations/contract/adding.ts'
import type { NamingText } from '../../mentions/web/use-naming.ts'
import { writeRemark } from '../rules/wire.ts'

/** A draft that names nobody has no list. */
interface RemarkDraft extends Pick<NamingText, 'text'> {
  readonly mentioned?: NamingText['mentioned'] | undefined
}

const empty: RemarkDraft = { text: '' }

const isOfText = (data: unknown) => faultyField(data) === 'text'

/** A remark that is being written: a draft of the candidate until the server has stored it. */
export function useNewRemark(report: OpenReport) {
  const t = useTranslations('remarks')
  const { notify } = useToasts()
  const queries = useQueryClient()
  const account = useSignedIn()?.userInfo ?? null
  const [isSignInAsked, setIsSignInAsked] = useState(false)
  const { first: name } = usePersonName(report.candidate.person)
  const form = useDraftForm(
    { candidateId: report.candidateId, subject: 'remark', empty },
    {
      name,
      isEvaluation: true,
      check: ({ text }) => (text.trim() === '' ? 'empty' : null),
      send: ({ value, keyFor }) =>
        callApi(
          addEstimateResume,
          {
            ...ofCandidate(report.candidateId),
            ...writeRemark(value.text, value.mentioned),
            userId: account?.userId,
          },
          { idempotencyKey: keyFor(), showsRefusal: isOfText },
        ),
      onStored: async () => {
        notify({ kind: 'success', text: t('saved') })
        // Every list of remarks shows it: the tab, the timeline, the count.
        await queries.invalidateQueries()
      },
    },
  )

  async function submit(): Promise<void> {
    if (!account && form.draft.value.text.trim() !== '') return setIsSignInAsked(true)
    await form.submit()
  }

  const { failure } = form
  const refused = isRefusal(failure) && isOfText(failure.data) ? failure.message : null
  const fault = form.fault === null ? refused : t('empty')
  return { ...form, fault, isSignInAsked, setIsSignInAsked, submit }
}
