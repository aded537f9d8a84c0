import { createFileRoute } from '@tanstack/react-router'
import { PlanRoundPage } from '../../../../features/meetings/planning/web/page.tsx'
import { idsIn, readReportAddress } from '../../../../features/report/report/rules/address.ts'
import { useReportAddress } from '../../../../features/report/report/web/use-report-address.ts'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/offer-times')({
  validateSearch: readReportAddress,
  beforeLoad: requireSignIn,
  component: OfferTimes,
})

function OfferTimes() {
  const { address } = useReportAddress()
  const { candidateId, planId } = idsIn(address)
  return <PlanRoundPage key={`${candidateId} ${planId}`} address={address} purpose="offer" />
}
