import { ReportPage } from '../../../features/report/report/web/page.tsx'
import { useReportAddress } from '../../../features/report/report/web/use-report-address.ts'

/** The report of the current address. */
export function ReportAt({ hasShell }: { hasShell: boolean }) {
  const { address, go } = useReportAddress()
  return <ReportPage address={address} go={go} hasShell={hasShell} />
}
