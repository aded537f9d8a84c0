import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { findSiteCompany } from '../../../../platform/company/server/queries.ts'

/** Refuses every company except the site's own, whose administrators answer requests for a trial (decision S109). */
export async function refuseOthers(
  services: Pick<AppServices, 'db' | 'settings'>,
  companyId: CompanyId,
): Promise<void> {
  if ((await findSiteCompany(services)) !== companyId) throw new Refusal(gateRefusals, 'noView')
}
