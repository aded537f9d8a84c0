import { createFileRoute } from '@tanstack/react-router'
import { readRoundSearch, roundAddressOf } from '../../../../features/plan-round/rules/address.ts'
import { PlanRoundPage } from '../../../../features/plan-round/web/page.tsx'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/offer-times')({
  validateSearch: readRoundSearch,
  beforeLoad: requireSignIn,
  component: OfferTimes,
})

function OfferTimes() {
  const address = roundAddressOf(Route.useSearch())
  return (
    <PlanRoundPage
      key={`${address.candidateId} ${address.interviewPlanId}`}
      address={address}
      purpose="offer"
    />
  )
}
