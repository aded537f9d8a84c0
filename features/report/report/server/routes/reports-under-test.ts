import { anAccount, anInterview } from '@candor/testkit/builders'
import type { ServerUnderTest } from '@candor/testkit/server'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'

/** The one tab that needs no permission (decision C51). */
export const attachmentsTab = 6

/** Reports with a reader who has all permissions unless given others. */
export function reportsUnderTest(server: ServerUnderTest) {
  async function aReport(buttons: (typeof permissionKeys)[number][] = [...permissionKeys]) {
    const interview = await anInterview(server.services)
    const { token, accountId } = await anAccount(server.services, { companyId: interview.companyId, buttons })
    return { ...interview, token, accountId }
  }

  return { aReport }
}
