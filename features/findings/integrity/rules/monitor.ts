/** The three monitors that take pictures during an interview (R9-069). */
export const monitors = ['computer', 'phone', 'screen'] as const
export type Monitor = (typeof monitors)[number]

export interface TakenPicture {
  readonly address: string
  readonly takenAt: number | null
}

export interface MonitorPicture extends TakenPicture {
  readonly monitor: Monitor
}

/** Pictures of the monitors, as reported by two calls, of which either may fail; duplicates removed (decision C76). */
export function mergePictures(...lists: readonly (readonly MonitorPicture[])[]): MonitorPicture[] {
  const known = new Map<string, MonitorPicture>()
  for (const picture of lists.flat()) {
    const key = `${picture.monitor} ${picture.address}`
    if (!known.has(key)) known.set(key, picture)
  }
  return [...known.values()].sort((a, b) => (a.takenAt ?? Infinity) - (b.takenAt ?? Infinity))
}

const nearMs = 60_000

/** The picture of each monitor nearest to a time (epoch milliseconds), at most a minute away. */
export function picturesNear(pictures: readonly MonitorPicture[], at: number | null): MonitorPicture[] {
  if (at === null) return []
  const distance = ({ takenAt }: MonitorPicture) => (takenAt === null ? Infinity : Math.abs(takenAt - at))
  return monitors.flatMap((monitor) => {
    const own = pictures.filter((picture) => picture.monitor === monitor && distance(picture) <= nearMs)
    return own.sort((a, b) => distance(a) - distance(b)).slice(0, 1)
  })
}
