import { createFileRoute } from '@tanstack/react-router'
import { readRoundSearch, roundAddressOf } from '../../../../features/plan-round/rules/address.ts'
import { FeedbackPage } from '../../../../features/report-plan/web/feedback-page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/emailFeedback')({
  validateSearch: readRoundSearch,
  beforeLoad: requireSignIn,
  component: EmailFeedback,
})

function EmailFeedback() {
  const { candidateId, interviewPlanId } = roundAddressOf(Route.useSearch())
  return (
    <FeedbackPage
      key={`${candidateId} ${interviewPlanId}`}
      candidateId={candidateId}
      planId={interviewPlanId}
    />
  )
}
