import { Button } from '@candor/ui/inputs/button'
import { focusFaults } from '@candor/ui/inputs/focus-faults.ts'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { UnsentNote } from '../../../platform/drafts/web/unsent-note.tsx'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { SignInDialog } from '../../../sign-in/session/web/sign-in-dialog.tsx'
import { maxEvaluationLength } from '../../evaluations/contract/opinion.ts'
import { MentionArea } from '../../mentions/web/mention-area.tsx'
import { useNewRemark } from './use-new-remark.ts'

interface Props {
  report: OpenReport
  words: { label: string; placeholder: string; submit: string; submitting: string }
  className: string | undefined
  isLabelHidden?: boolean
  rows?: number
}

/** The form of a new remark, a draft until it is submitted. */
export function RemarkForm({ report, words, className, ...area }: Props) {
  const { draft, fault, isSending, isSignInAsked, setIsSignInAsked, submit } = useNewRemark(report)
  const handleSubmit = () => void submit()
  const { text, mentioned = [] } = draft.value
  return (
    <div className={className} ref={focusFaults}>
      <FrozenFields isFrozen={isSending}>
        <MentionArea
          {...area}
          label={words.label}
          placeholder={words.placeholder}
          most={maxEvaluationLength}
          among={{ candidateId: report.candidateId }}
          value={{ text, mentioned }}
          {...(fault !== null && { error: fault })}
          onChange={(next) =>
            draft.set({ text: next.text, mentioned: next.mentioned.length > 0 ? next.mentioned : undefined })
          }
        />
      </FrozenFields>
      {draft.isUnsent && <UnsentNote disabled={isSending} onSend={handleSubmit} />}
      <Button look="primary" disabled={isSending} onClick={handleSubmit}>
        {isSending ? words.submitting : words.submit}
      </Button>
      <SignInDialog isOpen={isSignInAsked} onOpenChange={setIsSignInAsked} />
    </div>
  )
}
