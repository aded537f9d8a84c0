import type { ServerUnderTest } from '@candor/testkit/server'
import { interviewInfo } from '../../../../candidates/interviews/contract.ts'
import { saveIdCard } from '../../contract/id-card.ts'
import { aPhonesJpeg, aPng } from '../workers/pictures-under-test.ts'
import { send } from './pages-under-test.ts'

export const newKey = () => crypto.randomUUID()

export const both = { frontIdCard: aPhonesJpeg(), backIdCard: aPng() }

/** Sending the sides of a card, and the card in the report. */
export function idCardUnderTest(server: ServerUnderTest) {
  async function save(sign: string, files: Record<string, Uint8Array | undefined> = both, more: object = {}) {
    return send(server, saveIdCard, { files, fields: { sign }, key: newKey(), ...more })
  }

  async function shownTo(token: string, interviewId: string) {
    return (await server.call(interviewInfo, { userId: interviewId }, { token })).data.idCard
  }

  return { save, shownTo }
}
