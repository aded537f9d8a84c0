import { createFileRoute, redirect } from '@tanstack/react-router'
import { readReportAddress } from '../../../../features/report/rules/address.ts'
import { linkIn } from '../../../../features/report/rules/link.ts'
import { useReportAddress } from '../../../../features/report/web/use-report-address.ts'
import { SharedReportPage } from '../../../../features/shares/web/page.tsx'
import { leaveVisit } from '../leave-visit.ts'
import { isSignedIn } from '../require-sign-in.ts'

export const Route = createFileRoute('/newShareReport')({
  validateSearch: readReportAddress,
  // Without a link in it, the address names a report by its id: that of the account's own candidate opens for it.
  beforeLoad: ({ search }) => {
    if (search.userid && !linkIn(search) && isSignedIn())
      throw redirect({ to: '/shareurl', search, replace: true })
  },
  onLeave: leaveVisit,
  component: NewShareReport,
})

function NewShareReport() {
  const { address, go } = useReportAddress()
  return <SharedReportPage key={address.userid} address={address} go={go} hasShell />
}
