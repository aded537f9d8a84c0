import { createFileRoute } from '@tanstack/react-router'
import { idsIn, readReportAddress } from '../../../../features/report/report/rules/address.ts'
import { useReportAddress } from '../../../../features/report/report/web/use-report-address.ts'
import { FeedbackPage } from '../../../../features/tabs/report-plan/web/feedback-page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/emailFeedback')({
  validateSearch: readReportAddress,
  beforeLoad: requireSignIn,
  component: EmailFeedback,
})

function EmailFeedback() {
  const { address } = useReportAddress()
  const { candidateId, planId } = idsIn(address)
  return <FeedbackPage key={`${candidateId} ${planId}`} candidateId={candidateId} planId={planId} />
}
