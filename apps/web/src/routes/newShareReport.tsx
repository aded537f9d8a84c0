import { createFileRoute } from '@tanstack/react-router'
import { readReportAddress } from '../../../../features/report/report/rules/address.ts'
import { useReportAddress } from '../../../../features/report/report/web/use-report-address.ts'
import { SharedReportPage } from '../../../../features/shares/shares/web/page.tsx'
import { leaveVisit } from '../leave-visit.ts'

export const Route = createFileRoute('/newShareReport')({
  validateSearch: readReportAddress,
  onLeave: leaveVisit,
  component: NewShareReport,
})

function NewShareReport() {
  const { address, go } = useReportAddress()
  return <SharedReportPage key={address.userid} address={address} go={go} hasShell />
}
