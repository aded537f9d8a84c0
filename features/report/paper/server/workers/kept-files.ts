import { newToken } from '../../../../platform/access/server/gate.ts'

interface Kept<File> {
  readonly file: File
  readonly until: number
}

/** Finished files by their keys, in memory, until their time is over. */
export interface KeptFiles<File> {
  /** Keeps a file, in place of the oldest ones above the limit of bytes. Returns its key. */
  keep(file: File): string
  has(key: string): boolean
  find(key: string): File | null
  /** Deletes the files whose time is over. */
  sweep(): void
  clear(): void
}

interface KeptLimits {
  readonly keptMs: number
  readonly keptBytes: number
}

export function openKeptFiles<File extends { readonly bytes: Uint8Array }>(
  now: () => number,
  { keptMs, keptBytes }: KeptLimits,
): KeptFiles<File> {
  const kept = new Map<string, Kept<File>>()
  const sum = () => [...kept.values()].reduce((bytes, { file }) => bytes + file.bytes.length, 0)
  return {
    keep(file) {
      const key = newToken()
      kept.set(key, { file, until: now() + keptMs })
      for (const oldest of kept.keys()) {
        if (kept.size === 1 || sum() <= keptBytes) break
        kept.delete(oldest)
      }
      return key
    },
    has: (key) => kept.has(key),
    find(key) {
      const entry = kept.get(key)
      return entry && entry.until >= now() ? entry.file : null
    },
    sweep() {
      const time = now()
      for (const [key, { until }] of kept) if (until < time) kept.delete(key)
    },
    clear: () => kept.clear(),
  }
}
