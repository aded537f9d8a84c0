import type { InputOf, ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { holdIsOpen } from '../../../positions/server/queries/open-state.ts'
import { listStagesOfPosition } from '../../../stages/server/queries.ts'
import { maxDropFiles } from '../../contract/row.ts'
import { maxOpenDrops, startDrop } from '../../contract.ts'
import {
  countOpenDrops,
  findDropPosition,
  findFillingDrop,
  insertDrop,
  lockDropsOfAccount,
} from '../queries/drops.ts'
import { notFound, reachOf } from './reach.ts'

/** How long an unconfirmed file lies on the server (decision S130). */
export const dropKeptMs = 30 * dayMs

/** Starts a drop, or gives the one of the account that is still being filled. */
export async function startOrResume(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  viewer: Viewer,
  { positionId: given, source }: InputOf<typeof startDrop>,
): Promise<ReplyOf<typeof startDrop>> {
  const { companyId, accountId } = viewer
  reachOf(viewer)
  const id = readId<'position'>(given)
  const position = id && (await findDropPosition(db, companyId, id))
  if (!position) throw notFound()
  const positionId = position.id
  if (!(await holdIsOpen(db, positionId))) throw new Refusal(startDrop, 'closedPosition')
  await lockDropsOfAccount(db, accountId)
  const now = clock.now()
  const filling = await findFillingDrop(db, { positionId, accountId }, { now, most: maxDropFiles })
  if (filling) return { dropId: filling }
  if ((await countOpenDrops(db, accountId, now)) >= maxOpenDrops) throw new Refusal(startDrop, 'tooManyDrops')
  const [first] = await listStagesOfPosition(db, companyId, positionId)
  const dropId = await insertDrop(db, {
    companyId,
    positionId,
    accountId,
    stageId: first?.wireId ?? '1',
    source,
    createdAt: now,
    expiresAt: new Date(now.getTime() + dropKeptMs),
  })
  return { dropId }
}
