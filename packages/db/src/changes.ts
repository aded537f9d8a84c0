import type { Changes } from '@candor/kernel/services'
import { Client } from 'pg'

/** How long to wait before the listening connection is opened again; doubled after each failure. */
const shortestWaitMs = 250
const longestWaitMs = 30_000

/** The channels of the product: an interview whose parts changed, and an account whose notices did. */
export const changeChannels: readonly string[] = ['interview_document', 'account_notice']

type OnError = (error: Error) => void

export interface OpenChanges extends Changes {
  close(): Promise<void>
}

async function listenTo(client: Client, channels: readonly string[]): Promise<void> {
  await client.query(channels.map((channel) => `listen ${client.escapeIdentifier(channel)}`).join('; '))
}

/**
 * Listens to channels of the database, whose notices carry a key, and notifies the watchers of that key. The keys of
 * all channels are ids, so that none stands for two things.
 *
 * One connection for each process, however many watch; it is opened for the first of them, and again whenever it broke.
 * Each time that it begins to listen all watchers are notified, as nobody knows what was missed.
 */
export function openChanges(url: string, channels: readonly string[], onError: OnError): OpenChanges {
  const watchers = new Map<string, Set<() => void>>()
  let client: Client | null = null
  let retry: NodeJS.Timeout | null = null
  let waitMs = shortestWaitMs
  let isClosed = false

  const notify = (key: string) => {
    for (const onChange of [...(watchers.get(key) ?? [])]) onChange()
  }

  async function listen(): Promise<void> {
    const opening = new Client({ connectionString: url, keepAlive: true })
    client = opening
    let isBroken = false
    const listenAgain = () => {
      if (isBroken || isClosed) return
      isBroken = true
      client = null
      retry = setTimeout(() => void listen(), waitMs)
      retry.unref()
      waitMs = Math.min(longestWaitMs, waitMs * 2)
    }
    opening.on('error', (error) => {
      onError(error)
      listenAgain()
    })
    opening.on('end', listenAgain)
    opening.on('notification', ({ payload }) => notify(payload ?? ''))
    try {
      await opening.connect()
      await listenTo(opening, channels)
      waitMs = shortestWaitMs
      // Watchers from before this moment may have missed something.
      for (const key of [...watchers.keys()]) notify(key)
    } catch (error) {
      if (error instanceof Error && !isClosed) onError(error)
      listenAgain()
    }
  }

  return {
    watch(key, onChange) {
      const known = watchers.get(key) ?? new Set()
      watchers.set(key, known.add(onChange))
      if (!client && !retry && !isClosed) void listen()
      return () => {
        known.delete(onChange)
        if (known.size === 0 && watchers.get(key) === known) watchers.delete(key)
      }
    },
    async close() {
      isClosed = true
      if (retry) clearTimeout(retry)
      await client?.end().catch(onError)
    },
  }
}
