import { randomBytes, randomInt } from 'node:crypto'
import { roomAddress } from '../../rules/meeting-room.ts'
import { type PlanWish, roomTypes } from '../../rules/planning.ts'
import type { RoomColumns } from '../queries/planning.ts'

/** The characters of a password, without those that look alike. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz'
const passwordLength = 8
const roomBytes = 16

const password = () =>
  Array.from({ length: passwordLength }, () => signs.charAt(randomInt(signs.length))).join('')

const noRoom: RoomColumns = { roomNumber: null, candidatePassword: null, interviewerPassword: null }

/** The current room of a plan. */
export interface CurrentRoom extends RoomColumns {
  readonly roomType: number
  readonly meetingUrl: string | null
}

/**
 * The room of a plan. A built-in room is made once and stays through all changes of the plan, with a name that nobody
 * guesses and a password for either side. `server` is the meeting server's address.
 */
export function roomOf(
  { roomType, meetingUrl: link }: Pick<PlanWish, 'roomType' | 'meetingUrl'>,
  current: CurrentRoom | null,
  server: string | null,
): Partial<RoomColumns> & { readonly meetingUrl: string | null } {
  const wasBuiltIn = current?.roomType === roomTypes.builtIn
  if (roomType !== roomTypes.builtIn) {
    return { meetingUrl: link || null, ...(wasBuiltIn ? noRoom : {}) }
  }
  if (wasBuiltIn || server === null) return { meetingUrl: current?.meetingUrl ?? null }
  // Jitsi ignores case in names.
  const roomNumber = `candor-${randomBytes(roomBytes).toString('hex')}`
  const meetingUrl = roomAddress(server, roomNumber)
  return { meetingUrl, roomNumber, candidatePassword: password(), interviewerPassword: password() }
}
