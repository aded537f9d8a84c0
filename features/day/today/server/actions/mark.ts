import type { InputOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import type { TodayKind } from '../../../../platform/today-parts/server/actions/part.ts'
import { markThing, maxMarks, maxPutOffDays } from '../../contract.ts'
import { countMarks, upsertMark } from '../queries/marks.ts'

/** Stores a mark of an account. A mark of a thing that does not wait changes nothing on any page. */
export async function mark(
  { db, clock }: AppServices,
  kinds: readonly TodayKind[],
  { viewer, input }: { readonly viewer: Viewer; readonly input: InputOf<typeof markThing> },
): Promise<void> {
  const { companyId, accountId } = viewer
  const now = clock.now()
  const kind = kinds.find((each) => each.kind === input.kind && each.isFor(viewer))
  if (!kind) throw new Refusal(markThing, 'unknownKind')
  if (input.until === null && !kind.mayBeDone) throw new Refusal(markThing, 'notDone')
  const latest = now.getTime() + maxPutOffDays * dayMs
  if (input.until !== null && (input.until <= now.getTime() || input.until > latest))
    throw new Refusal(markThing, 'wrongTime')
  if ((await countMarks(db, accountId)) >= maxMarks)
    throw new Refusal(markThing, 'tooManyMarks', { values: { most: maxMarks } })
  const until = input.until === null ? null : new Date(input.until)
  await upsertMark(db, { companyId, accountId, kind: kind.kind, thing: input.thing, until, markedAt: now })
}
