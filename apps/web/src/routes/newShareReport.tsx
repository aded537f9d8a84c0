import { forgetAnswers } from '@candor/call/web/held-answers'
import { createFileRoute } from '@tanstack/react-router'
import { readReportAddress } from '../../../../features/report/rules/address.ts'
import { forgetVisit } from '../../../../features/shares/web/opening.ts'
import { SharedReportPage } from '../../../../features/shares/web/page.tsx'
import { queryClient } from '../query-client.ts'
import { useReportAddress } from '../use-report-address.ts'

export const Route = createFileRoute('/newShareReport')({
  validateSearch: readReportAddress,
  // What a visitor was answered is not for whoever is signed in here, nor the other way round.
  onLeave: () => {
    forgetVisit()
    queryClient.clear()
    forgetAnswers()
  },
  component: NewShareReport,
})

function NewShareReport() {
  const { address, go } = useReportAddress()
  return <SharedReportPage key={address.userid} address={address} go={go} />
}
