import type { AppServices } from '@candor/db/database'
import type { AuthorizedReport } from '../../../platform/access/server/gate/report-access.ts'
import { transactionWithEntries } from '../../../platform/audit/server/actions/transaction-with-entries.ts'
import type { PaperFormat } from '../contract.ts'

/** Logs the download of a report; for a share without an account, with the share. */
export async function recordDownload(
  services: AppServices,
  { viewer, companyId, candidateId, interviewId }: AuthorizedReport,
  format: PaperFormat,
): Promise<void> {
  const { accountId } = viewer
  await transactionWithEntries(services, { companyId, accountId }, async ({ record }) => {
    const to = viewer.accountId === null ? { format, share: viewer.grantId } : { format }
    record({ action: 'report.downloaded', candidateId, interviewId, details: { to } })
  })
}
