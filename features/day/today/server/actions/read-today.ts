import type { ReplyOf } from '@candor/call/define'
import type { AppServices } from '@candor/db/database'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { maxThings } from '../../../../platform/today-parts/contract.ts'
import type { TodayKind, TodayLook } from '../../../../platform/today-parts/server/actions/part.ts'
import type { countToday, readToday } from '../../contract.ts'
import { presentThing } from '../present.ts'
import { listPutOffKinds } from '../queries/marks.ts'
import { countThings, listThings, type Shown, type ThingRow } from '../queries/things.ts'
import { lookOf } from './look.ts'

type ReadKind = ReplyOf<typeof readToday>['kinds'][number]

/** Adds up the numbers of kinds, each up to the number that a reply has. */
function summed(counts: readonly number[]): ReplyOf<typeof countToday> {
  return {
    count: counts.reduce((sum, count) => sum + Math.min(count, maxThings), 0),
    isMore: counts.some((count) => count > maxThings),
  }
}

/** One kind with its rows; without rows, a kind that could not be read. */
function readKind({ kind, mayBeDone = false }: TodayKind, rows: readonly ThingRow[] | null): ReadKind {
  return {
    kind,
    mayBeDone,
    isFailed: rows === null,
    isMore: (rows?.length ?? 0) > maxThings,
    things: (rows ?? []).slice(0, maxThings).map(presentThing),
  }
}

/** Reads in one statement. If that fails, each kind is read by itself: a kind that fails takes no other with it. */
async function read(
  { db, log }: AppServices,
  kinds: readonly TodayKind[],
  look: TodayLook,
  shown: Shown,
): Promise<ReadKind[]> {
  try {
    const rows = Map.groupBy(await listThings(db, kinds, look, shown), ({ kind }) => kind)
    return kinds.map((kind) => readKind(kind, rows.get(kind.kind) ?? []))
  } catch (error) {
    log.error({ err: error }, 'the things on Today could not be read at once')
    return Promise.all(
      kinds.map(async (kind) => {
        try {
          return readKind(kind, await listThings(db, [kind], look, shown))
        } catch (failure) {
          log.error({ err: failure, kind: kind.kind }, 'a kind of things on Today could not be read')
          return readKind(kind, null)
        }
      }),
    )
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
  const putOffKinds = await listPutOffKinds(services.db, viewer.accountId, look.now)
  const own = kindsFor(kinds, viewer)
  // Counting a kind costs as much as reading it: only kinds with something put off are counted.
  const kindsPutOff = own.filter(({ kind }) => putOffKinds.includes(kind))
  const [things, putOff] = await Promise.all([
    read(services, own, look, shown),
    count(services, kindsPutOff, look, 'putOff'),
  ])
  return { now: look.now.getTime(), kinds: things, putOff }
}

export async function answerCount(
  services: AppServices,
  kinds: readonly TodayKind[],
  viewer: Viewer,
): Promise<ReplyOf<typeof countToday>> {
  const look = await lookOf(services, viewer)
  return count(services, kindsFor(kinds, viewer), look, 'waiting')
}
