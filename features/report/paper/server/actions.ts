import type { AppServices } from '@candor/db/database'
import type { AuthorizedReport } from '../../../platform/access/server/gate/report-access.ts'
import { transactionWithEntries } from '../../../platform/audit/server/actions/transaction-with-entries.ts'
import type { PaperFormat, ReportPaper } from '../contract.ts'

/** Logs the download of a report, with the share of a visitor, and with its parts where some are left out. */
export async function recordDownload(
  services: AppServices,
  { viewer, companyId, candidateId, interviewId }: AuthorizedReport,
  { format, paper }: { readonly format: PaperFormat; readonly paper: ReportPaper },
): Promise<void> {
  const { accountId } = viewer
  await transactionWithEntries(services, { companyId, accountId }, async ({ record }) => {
    const to = {
      format,
      ...(viewer.accountId === null && { share: viewer.grantId }),
      ...(paper.leftOut !== null && { parts: paper.tabs.map(({ id }) => id) }),
    }
    record({ action: 'report.downloaded', candidateId, interviewId, details: { to } })
  })
}
