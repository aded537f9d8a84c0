import { dayMs } from '@candor/kernel/durations'
import { createStore, delMany, entries, get, keys, set } from 'idb-keyval'

/** How long an unsent picture is stored: as long as a link can be valid (milliseconds). */
const keptMs = 30 * dayMs

/** A picture that waits in this browser to be sent. */
export interface KeptPicture {
  readonly blob: Blob
  /** Epoch milliseconds. */
  readonly savedAt: number
}

type Store = ReturnType<typeof createStore>
let opened: Store | null = null

function store(): Store {
  opened ??= createStore('candor-candidate-pages', 'kept')
  return opened
}

/** Works on the browser's store; returns `otherwise` where there is none (a private window, a full disk). */
async function tried<Answer>(work: (kept: Store) => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await work(store())
  } catch {
    return otherwise
  }
}

/** Stores something under a name of a link; false where there is no room. */
export function keep(link: string, name: string, value: unknown): Promise<boolean> {
  return tried(async (kept) => {
    await set(`${link} ${name}`, value, kept)
    return true
  }, false)
}

/** The stored value of a name of a link, unvalidated; undefined without one. */
export function kept(link: string, name: string): Promise<unknown> {
  return tried((from) => get(`${link} ${name}`, from), undefined)
}

/** Deletes the values of names of a link, in one transaction. */
export function forget(link: string, ...names: readonly string[]): Promise<void> {
  const gone = names.map((name) => `${link} ${name}`)
  return tried((from) => delMany(gone, from), undefined)
}

export function isKeptPicture(value: unknown): value is KeptPicture {
  return typeof value === 'object' && value !== null && 'blob' in value && value.blob instanceof Blob
}

const textOf = (key: IDBValidKey) => (typeof key === 'string' ? key : '')

/** The pictures of a link whose names begin with a prefix, by the rest of their names. */
export function listKept(link: string, word: string): Promise<ReadonlyMap<string, KeptPicture>> {
  const start = `${link} ${word} `
  return tried(async (from) => {
    const own = (await entries(from)).flatMap(([key, value]): [string, KeptPicture][] =>
      textOf(key).startsWith(start) && isKeptPicture(value) ? [[textOf(key).slice(start.length), value]] : [],
    )
    return new Map(own)
  }, new Map())
}

/** The rest of the names of a link that begin with a word. */
export function listKeptNames(link: string, word: string): Promise<readonly string[]> {
  const start = `${link} ${word} `
  return tried(async (from) => {
    const own = (await keys(from)).map(textOf).filter((key) => key.startsWith(start))
    return own.map((key) => key.slice(start.length))
  }, [])
}

/** Forgets all of a link, and what any other one has left for longer than a link holds. */
export function forgetLink(link: string | null, now: number): Promise<void> {
  return tried(async (from) => {
    const gone = (await entries(from)).flatMap(([key, value]) => {
      const isOld = isKeptPicture(value) && now - value.savedAt > keptMs
      return isOld || (link !== null && textOf(key).startsWith(`${link} `)) ? [key] : []
    })
    await delMany(gone, from)
  }, undefined)
}
