import { createFileRoute } from '@tanstack/react-router'
import { givenPaper } from '../../../../features/report/paper/web/given-paper.ts'
import { PaperPage, PaperSheet } from '../../../../features/report/paper/web/page.tsx'
import { readReportAddress } from '../../../../features/report/report/rules/address.ts'
import { linkIn } from '../../../../features/report/report/rules/link.ts'
import { useReportAddress } from '../../../../features/report/report/web/use-report-address.ts'
import { Visit } from '../../../../features/shares/shares/web/visit.tsx'
import { leaveVisit } from '../leave-visit.ts'
import { requireSignIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/downloadReport')({
  validateSearch: readReportAddress,
  beforeLoad: ({ search, location }) => {
    if (!givenPaper() && !linkIn(search)) requireSignIn({ location })
  },
  onLeave: leaveVisit,
  component: DownloadReport,
})

function DownloadReport() {
  const { address } = useReportAddress()
  const given = givenPaper()
  const link = linkIn(address)
  if (given) return <PaperSheet paper={given} />
  if (link === null) return <PaperPage address={address} />
  return <Visit link={link}>{() => <PaperPage address={address} />}</Visit>
}
