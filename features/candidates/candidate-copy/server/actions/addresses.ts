import type { AppServices } from '@candor/db/database'
import type { SessionId } from '@candor/kernel/ids'
import * as z from 'zod/mini'
import { addressMs, passMs } from '../../rules/limits.ts'

type Sealing = Pick<AppServices, 'secrets' | 'clock'>

const context = { address: 'address of a copy', pass: 'answer to the question of a copy' } as const

const Address = z.object({ copyId: z.string(), sessionId: z.nullable(z.string()), until: z.number() })
const Pass = z.object({ linkId: z.string(), until: z.number() })

function openSealed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text)
}

/** The address of a finished copy: for a session of an account, or for the holder of its link. */
export function addressOf({ secrets, clock }: Sealing, copyId: string, sessionId: SessionId | null): string {
  const until = clock.now().getTime() + addressMs
  return `/file/copy/${secrets.seal(JSON.stringify({ copyId, sessionId, until }), context.address)}`
}

/** The content of an address; null where it was not written here, or is over. */
export function readAddress({ secrets, clock }: Sealing, word: string) {
  const { data } = Address.safeParse(openSealed(secrets.open(word, context.address)))
  return data && data.until > clock.now().getTime() ? data : null
}

/** What the page of a link shows instead of the answer, once that was right. */
export function passOf({ secrets, clock }: Sealing, linkId: string): string {
  return secrets.seal(JSON.stringify({ linkId, until: clock.now().getTime() + passMs }), context.pass)
}

export function isPassOf({ secrets, clock }: Sealing, pass: string, linkId: string): boolean {
  const { data } = Pass.safeParse(openSealed(secrets.open(pass, context.pass)))
  return data !== undefined && data.linkId === linkId && data.until > clock.now().getTime()
}
