import type { ReplyOf } from '@candor/call/define'
import type { AntiCheatingInfo, getChatMonitorImg } from '../contract.ts'

/** The three monitors that take pictures during an interview (R9-069). */
export const monitorSources = ['computer', 'phone', 'screen'] as const
export type MonitorSource = (typeof monitorSources)[number]

export interface MonitorPicture {
  readonly source: MonitorSource
  /** A media address. */
  readonly url: string
  /** Epoch milliseconds. */
  readonly createTime: number | null
}

/**
 * The pictures of the monitors: 1 computer, 2 phone, 3 screen; unknown ones are left out (R9-069).
 *
 * Two calls send them and either may fail, so they are merged without duplicates (decision C76).
 */
export function monitorPictures(
  images: ReplyOf<typeof getChatMonitorImg>,
  lists: Pick<
    AntiCheatingInfo,
    'fullRecordingImages' | 'mobileMonitorImages' | 'screenRecordingImages'
  > | null,
): MonitorPicture[] {
  const named = [lists?.fullRecordingImages, lists?.mobileMonitorImages, lists?.screenRecordingImages]
  const all = [
    ...images,
    ...named.flatMap((list, index) => (list ?? []).map((picture) => ({ ...picture, source: index + 1 }))),
  ]
  const known = new Map<string, MonitorPicture>()
  for (const { source: code, url, createTime } of all) {
    const source = monitorSources[code - 1]
    if (source && !known.has(`${source} ${url}`)) known.set(`${source} ${url}`, { source, url, createTime })
  }
  return [...known.values()].sort((a, b) => (a.createTime ?? Infinity) - (b.createTime ?? Infinity))
}

const nearMs = 60_000

/** The picture of each monitor nearest to a time (epoch milliseconds), at most a minute away. */
export function picturesNear(pictures: readonly MonitorPicture[], at: number | null): MonitorPicture[] {
  if (at === null) return []
  const distance = ({ createTime }: MonitorPicture) =>
    createTime === null ? Infinity : Math.abs(createTime - at)
  return monitorSources.flatMap((source) => {
    const own = pictures.filter((picture) => picture.source === source && distance(picture) <= nearMs)
    return own.sort((a, b) => distance(a) - distance(b)).slice(0, 1)
  })
}
