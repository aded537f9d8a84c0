import type { ReplyOf } from '@candor/call/define'
import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import * as z from 'zod/mini'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { writeAddress } from '../../../shortlist/rules/list-address.ts'
import { maxExported } from '../../contract/limits.ts'
import { type ChosenCandidates, exportChosen } from '../../contract.ts'
import { mayExport } from '../../rules/who.ts'
import { findExport, insertExport, type StoredExport } from '../queries/exports.ts'
import { insertItems, listStanding } from '../queries/items.ts'
import { listFiltered } from './chosen.ts'
import { listReadable } from './judge-each.ts'

type Sealing = Pick<AppServices, 'secrets' | 'clock'>

/** How long the address of an export opens. */
const addressMs = 5 * 60 * 1000
const context = 'address of an export'
const Address = z.object({ bulkId: z.string(), until: z.number() })

function addressOf({ secrets, clock }: Sealing, bulkId: string): string {
  const until = clock.now().getTime() + addressMs
  return `/file/list/${secrets.seal(JSON.stringify({ bulkId, until }), context)}`
}

/** The export of an address; null where it was not written here, or is over. */
export async function openExport(services: AppServices, word: string): Promise<StoredExport | null> {
  const text = services.secrets.open(word, context)
  const { data } = Address.safeParse(text === null ? null : JSON.parse(text))
  if (!data || data.until <= services.clock.now().getTime()) return null
  return findExport(services.db, data.bulkId)
}

/**
 * The filter of an export for the record: the words of its address; none where single candidates were chosen. The text
 * that was looked for may be a name, so it is a field of its own.
 */
function recordedFilter(chosen: ChosenCandidates): { readonly filter: string; readonly find?: string } {
  if (chosen.kind === 'some') return { filter: 'none' }
  const { chips = [], find, sort, back } = chosen.filter
  const order = { ...(sort ? { sort } : {}), ...(back ? { back } : {}) }
  const { find: text, ...address } = writeAddress({ chips, ...(find ? { find } : {}), ...order })
  const filter = Object.entries(address)
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
  return { filter, ...(text ? { find: text } : {}) }
}

const tooMany = () => new Refusal(exportChosen, 'tooManyRows')

/** Keeps the list of an export, with its entry in the audit log. */
export function prepareExport(
  services: AppServices,
  request: CallRequest<typeof exportChosen>,
): Promise<ReplyOf<typeof exportChosen>> {
  const { chosen } = request.input
  const { locale } = request.context
  return auditedTransaction(services, exportChosen, request, async (work) => {
    const { db, viewer, now, record } = work
    if (!mayExport(viewer)) throw new Refusal(gateRefusals, 'noOperate')
    const ids =
      chosen.kind === 'some'
        ? await listReadable(work.services, viewer, chosen.ids)
        : await listFiltered(work.services, viewer, { chosen, most: maxExported, tooMany })
    const rows = new Map((await listStanding(db, viewer.companyId, ids)).map((row) => [row.candidateId, row]))
    const listed = ids.flatMap((id) => rows.get(id) ?? [])
    if (listed.length === 0) throw new Refusal(exportChosen, 'nobody')
    const { companyId, accountId, sessionId } = viewer
    const bulkId = await insertExport(db, { companyId, accountId, sessionId, locale, now })
    await insertItems(db, { companyId, bulkId }, listed)
    const to = { ...recordedFilter(chosen), count: listed.length }
    record({ action: 'list.exported', details: { to } })
    return { address: addressOf(services, bulkId), count: listed.length }
  })
}
