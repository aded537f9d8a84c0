import { callsOf } from '@candor/call/define'
import { WireId } from '@candor/call/fields'
import * as z from 'zod/mini'

const defineCall = callsOf('position-codes')

/** An image address: a PNG that is held in the address itself. */
const Image = z.string()

/** The code of a position: it leads whoever may see them to its candidates. */
export const createPositionCode = defineCall({
  method: 'POST',
  path: '/enterprise/position/position/createwxaqrcode',
  summary: 'A QR code that leads to the candidates of a position',
  access: { user: {}, needs: 'position' },
  input: z.object({ positionId: WireId }),
  reply: Image,
})

const interviewOfPosition = {
  report: 'interview',
  by: { interview: 'interviewId', position: 'positionId' },
  needs: 'position',
} as const
const ofInterview = z.object({ positionId: WireId, interviewId: WireId })

/** The code of an interview: it leads whoever may read it to its report. */
export const createInterviewCode = defineCall({
  method: 'POST',
  path: '/enterprise/position/position/createinterviewqrcode',
  summary: 'A QR code that leads to the report of an interview of a position',
  access: interviewOfPosition,
  input: ofInterview,
  reply: Image,
})

/** The same as a code of the mini-app: without one, which is how this server is set up, it leads to the same page. */
export const createCheckCode = defineCall({
  method: 'POST',
  path: '/enterprise/position/position/createwxcheckaqrcode',
  summary: 'A QR code by which an interview of a position is looked at',
  access: interviewOfPosition,
  input: ofInterview,
  reply: Image,
})
