import { createFileRoute } from '@tanstack/react-router'
import { linkIn } from '../../../../features/report/report/rules/link.ts'
import { useReportAddress } from '../../../../features/report/report/web/use-report-address.ts'
import { SharedReportPage } from '../../../../features/shares/shares/web/page.tsx'
import { leaveVisit } from '../leave-visit.ts'
import { ReportAt } from '../report-at.tsx'
import { reportRoute } from '../report-route.ts'

export const Route = createFileRoute('/reportContent')({
  ...reportRoute,
  onLeave: leaveVisit,
  component: ReportContent,
})

function ReportContent() {
  const { address, go } = useReportAddress()
  if (!linkIn(address)) return <ReportAt hasShell={false} />
  return <SharedReportPage key={address.userid} address={address} go={go} hasShell={false} />
}
