import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import type { Locale } from '@candor/messages/locale'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { type BulkParts, partOf } from '../../../bulk-parts/server/actions/part.ts'
import type { listBulkFaults } from '../../contract.ts'
import { isBulkFault } from '../../rules/faults.ts'
import { StoredTerms } from '../../rules/stored.ts'
import { shownName } from '../present/look.ts'
import type { StoredAct } from '../queries/acts.ts'
import { listFaults } from '../queries/items.ts'
import { namesFor } from './judge-each.ts'

interface Asked {
  readonly viewer: Viewer
  readonly act: StoredAct
  readonly locale: Locale
}

/** The candidates at whom an act failed, with the names that the caller may see now; others have an empty name. */
export async function listFaultsOf(
  services: AppServices,
  parts: BulkParts,
  { viewer, act, locale }: Asked,
): Promise<ReplyOf<typeof listBulkFaults>> {
  const faults = await listFaults(services.db, act.id)
  const { terms } = readStored(StoredTerms, act.terms)
  const ids = faults.map(({ candidateId }) => candidateId)
  const isAnonymous = await namesFor(services, viewer, ids, partOf(parts, terms.kind))
  return faults.map(({ candidateId, why, byName, ...row }) => {
    const hidden = isAnonymous.get(candidateId)
    return {
      jobseekerChannelId: candidateId,
      name: hidden === undefined ? '' : shownName({ ...row, isAnonymous: hidden }, locale),
      why: isBulkFault(why) ? why : 'failed',
      byName,
    }
  })
}
