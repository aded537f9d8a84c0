import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { withRights } from '../../../../platform/access/server/gate/with-rights.ts'
import { startBulk } from '../../contract.ts'
import { maxRunning } from '../../contract/limits.ts'
import { lacksReason } from '../../rules/words.ts'
import { StoredTerms } from '../../rules/stored.ts'
import { beginAct, countRunning, lockAct } from '../queries/acts.ts'

/** Begins a planned act. It begins once: a second call, of another tab or a retry, finds it begun. */
export function beginBulk(services: AppServices, request: CallRequest<typeof startBulk>): Promise<void> {
  const { bulkId: id, words } = request.input
  return withRights(services, startBulk.access, request, async ({ db, clock }, { viewer }) => {
    const bulkId = readId<'bulkAct'>(id)
    const act = bulkId && (await lockAct(db, viewer, bulkId))
    if (!act) throw new Refusal(gateRefusals, 'notFound')
    if (act.state !== 'planned') return
    const { terms } = readStored(StoredTerms, act.terms)
    if (lacksReason(terms, words)) throw new Refusal(startBulk, 'noReason')
    if ((await countRunning(db, viewer)) >= maxRunning) throw new Refusal(startBulk, 'tooManyRunning')
    await beginAct(db, act.id, { stored: { terms, words }, now: clock.now() })
  })
}
