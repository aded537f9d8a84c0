import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { maxThings } from '../../../../platform/today-parts/contract.ts'
import type { TodayKind, TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'
import type { countToday, readToday } from '../../contract.ts'
import { presentThing } from '../present.ts'
import { countThings, listThings, type Shown } from '../queries/things.ts'
import { lookOf } from './look.ts'

type ReadKind = ReplyOf<typeof readToday>['kinds'][number]

/** Adds up the numbers of kinds, each up to the number that a reply has. */
function summed(counts: readonly number[]): ReplyOf<typeof countToday> {
  return {
    count: counts.reduce((sum, count) => sum + Math.min(count, maxThings), 0),
    isMore: counts.some((count) => count > maxThings),
  }
}

/** Reads one kind. A kind that fails is logged, and takes no other with it. */
async function readKind(
  { db, log }: AppServices,
  kind: TodayKind,
  look: TodayLook,
  shown: Shown,
): Promise<ReadKind> {
  const about = { kind: kind.kind, mayBeDone: kind.mayBeDone ?? false }
  try {
    const rows = await listThings(db, kind, look, shown)
    return {
      ...about,
      isFailed: false,
      isMore: rows.length > maxThings,
      things: rows.slice(0, maxThings).map((row) => presentThing(kind.kind, row)),
    }
  } catch (error) {
    log.error({ err: error, kind: kind.kind }, 'a kind of things on Today could not be read')
    return { ...about, isFailed: true, isMore: false, things: [] }
  }
}

/** Counts in one statement. If that fails, each kind is counted by itself, and an unreadable kind counts as none. */
async function count(services: AppServices, kinds: readonly TodayKind[], look: TodayLook, shown: Shown) {
  const { db, log } = services
  try {
    return summed(await countThings(db, kinds, look, shown))
  } catch (error) {
    log.error({ err: error }, 'the things on Today could not be counted at once')
    const counted = await Promise.allSettled(kinds.map((kind) => countThings(db, [kind], look, shown)))
    return summed(counted.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])))
  }
}

const kindsFor = (kinds: readonly TodayKind[], viewer: Viewer) => kinds.filter((kind) => kind.isFor(viewer))

export async function answerToday(
  services: AppServices,
  kinds: readonly TodayKind[],
  viewer: Viewer,
  shown: Shown,
): Promise<ReplyOf<typeof readToday>> {
  const look = await lookOf(services, viewer)
  const own = kindsFor(kinds, viewer)
  const [read, putOff] = await Promise.all([
    Promise.all(own.map((kind) => readKind(services, kind, look, shown))),
    count(services, own, look, 'putOff'),
  ])
  return { now: look.now.getTime(), kinds: read, putOff }
}

export async function answerCount(
  services: AppServices,
  kinds: readonly TodayKind[],
  viewer: Viewer,
): Promise<ReplyOf<typeof countToday>> {
  const look = await lookOf(services, viewer)
  return count(services, kindsFor(kinds, viewer), look, 'waiting')
}
