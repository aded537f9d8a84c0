import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { findSamePersons } from '../../../persons/server/actions/same-persons.ts'
import { wordStage } from '../../../stages/server/actions/word-stage.ts'
import { listStagesOfPosition } from '../../../stages/server/queries.ts'
import type { readDrop } from '../../contract.ts'
import { contactsOf, presentRows } from '../present.ts'
import { findDrop } from '../queries/drops.ts'
import { listRows } from '../queries/files.ts'
import { notFound, reachOf } from './reach.ts'

const noContacts = { phone: null, email: null }

/** A drop with its rows, and whom of them the company knows. */
export async function openDrop(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  viewer: Viewer,
  dropId: string,
  locale: Locale,
): Promise<ReplyOf<typeof readDrop>> {
  const drop = await findDrop(db, reachOf(viewer), dropId, clock.now())
  if (!drop) throw notFound()
  const { positionId, positionName: name, positionNameLatin: nameLatin } = drop
  const rows = await listRows(db, drop.id)
  const isRead = (state: string) => state === 'read' || state === 'failed'
  const same = await findSamePersons(
    db,
    viewer,
    rows.map((row) => (isRead(row.state) ? contactsOf(row) : noContacts)),
  )
  const stages = await listStagesOfPosition(db, viewer.companyId, positionId)
  return {
    positionId,
    positionName: nameIn(locale, name, nameLatin),
    by: drop.by,
    isOwn: drop.accountId === viewer.accountId,
    createdAt: drop.createdAt.getTime(),
    expiresAt: drop.expiresAt.getTime(),
    stageId: drop.stageId,
    stages: stages.map(({ wireId, names }) => ({ stageId: wireId, name: wordStage(wireId, names, locale) })),
    source: drop.source,
    rows: presentRows(rows, { positionId, locale, same }),
  }
}
